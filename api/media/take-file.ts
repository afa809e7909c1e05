import { maxAvifPixels, maxUploadPixels, maxUploadSide, maxUploadSize, type UploadProblem } from "#core/media/upload.ts"
import { ApiError, tooBusy } from "../errors.ts"
import { encodeSerially } from "./pictures/limit-concurrency.ts"
import type { UploadedPicture } from "./pictures/take-upload.ts"

/** Files that one address of a process holds in memory at once, waiting and under way. */
const maxUploads = 8
/** Those of them that come from one network, so that no other waits for what takes long. */
const maxOfNetwork = 4

const messages: Record<UploadProblem, string> = {
  EMPTY: "The file is empty",
  TOO_LARGE: `The file is larger than ${maxUploadSize} bytes`,
  UNKNOWN_TYPE: "Only JPEG, PNG, WebP and AVIF are taken, by what the file holds",
  HEIC: "HEIC is not taken: on the phone, choose Settings > Camera > Formats > Most Compatible, or send the photo as JPEG",
  TOO_MANY_PIXELS: `The picture has more than ${maxUploadPixels} pixels, ${maxAvifPixels} as AVIF, or ${maxUploadSide} on a side`,
  ANIMATED: "The picture moves",
  DAMAGED: "The picture cannot be read to its end",
  TOO_SLOW: "The picture takes too long to read",
}

/** 400, or 415 for a file that is no picture. */
export const rejectedUpload = (code: UploadProblem): ApiError =>
  code === "UNKNOWN_TYPE" || code === "HEIC"
    ? new ApiError(415, "UnsupportedMediaTypeError", messages[code], { details: { code } })
    : new ApiError(400, "ValidationError", messages[code], { details: { code } })

/** Converts one file of pixels, two at once; in the thread of an import one.
 *  @param convert what loads sharp: with the first upload, so that it does not slow the start
 *  @throws ApiError 400 or 415 for what is no picture */
export async function convertUpload<T>(file: Uint8Array, convert: (file: Uint8Array) => Promise<T>): Promise<T> {
  if (file.length === 0) throw rejectedUpload("EMPTY")
  const { UploadRejectedError } = await import("./pictures/read-head.ts")
  try {
    return await encodeSerially(() => convert(file))
  } catch (error) {
    throw error instanceof UploadRejectedError ? rejectedUpload(error.problem) : error
  }
}

/** Turns a file into a picture of the library.
 *  @throws ApiError 400 or 415 for what is none */
export const takePicture = (file: Uint8Array): Promise<UploadedPicture> =>
  convertUpload(file, async (bytes) => (await import("./pictures/take-upload.ts")).takeUpload(bytes))

/** Takes the files that come to one address, a bounded number of them at once. What it gives reads a file and takes it; a
 *  network has half of the places, where the sender's is told.
 *  @throws ApiError 503 where too many are under way */
export function uploadTaker(): <T>(
  read: () => Promise<Uint8Array>,
  take: (file: Uint8Array) => Promise<T>,
  network?: string,
) => Promise<T> {
  const underWay: (string | undefined)[] = []
  return async (read, take, network) => {
    const ofNetwork = network === undefined ? 0 : underWay.filter((one) => one === network).length
    if (underWay.length >= maxUploads || ofNetwork >= maxOfNetwork) throw tooBusy()
    underWay.push(network)
    try {
      return await take(await read())
    } finally {
      underWay.splice(underWay.indexOf(network), 1)
    }
  }
}
