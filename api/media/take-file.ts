import { maxUploadPixels, maxUploadSize, type UploadProblem } from "#core/media/upload.ts"
import { ApiError, tooBusy } from "../errors.ts"
import { encodeSerially } from "./pictures/encode-serially.ts"
import type { UploadedPicture } from "./pictures/take-upload.ts"

/** Files that one address of a process holds in memory at once, waiting and under way. */
const maxUploads = 8

const messages: Record<UploadProblem, string> = {
  EMPTY: "The file is empty",
  TOO_LARGE: `The file is larger than ${maxUploadSize} bytes`,
  UNKNOWN_TYPE: "Only JPEG, PNG, WebP and AVIF are taken, by what the file holds",
  TOO_MANY_PIXELS: `The picture has more than ${maxUploadPixels} pixels`,
  ANIMATED: "The picture moves",
  DAMAGED: "The picture cannot be read to its end",
  TOO_SLOW: "The picture takes too long to read",
}

const rejected = (code: UploadProblem) =>
  code === "UNKNOWN_TYPE"
    ? new ApiError(415, "UnsupportedMediaTypeError", messages[code], { details: { code } })
    : new ApiError(400, "ValidationError", messages[code], { details: { code } })

/** sharp is loaded with the first upload, so that it does not slow the start. */
async function taken(file: Uint8Array): Promise<UploadedPicture> {
  if (file.length === 0) throw rejected("EMPTY")
  const { takeUpload, UploadRejectedError } = await import("./pictures/take-upload.ts")
  try {
    return await encodeSerially(() => takeUpload(file))
  } catch (error) {
    throw error instanceof UploadRejectedError ? rejected(error.problem) : error
  }
}

/** Takes the pictures that come to one address, a bounded number of them at once. What it gives reads a file, and turns it
 *  into a picture of the shop.
 *  @throws ApiError 400 or 415 for what is none, 503 where too many are under way */
export function uploadTaker(): (read: () => Promise<Uint8Array>) => Promise<UploadedPicture> {
  let underWay = 0
  return async (read) => {
    if (underWay >= maxUploads) throw tooBusy()
    underWay += 1
    try {
      return await taken(await read())
    } finally {
      underWay -= 1
    }
  }
}
