import type { Metadata } from "sharp"
import { maxAvifPixels, maxUploadPixels, maxUploadSide, type UploadProblem } from "#core/media/upload.ts"
import { sharp } from "./guarded-sharp.ts"
import { isHeic, pictureType } from "./picture-type.ts"

/** Seconds: a picture made to be slow to read must not keep a thread. */
export const maxWorkDuration = 30

/** A file that is not taken, and why. */
export class UploadRejectedError extends Error {
  override name = "UploadRejectedError"
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** A JPEG that ends too early is rejected; one with a few odd bytes, as some phones write them, is not. */
export const reading = { failOn: "error", limitInputPixels: maxUploadPixels } as const

const damaged = (cause: unknown) => new UploadRejectedError("DAMAGED", { cause })

/** The head of an upload: how large the picture says it is is known before a pixel is unpacked.
 *  @throws UploadRejectedError when it is no picture that the shop takes */
export async function readHead(file: Uint8Array): Promise<Metadata> {
  const type = pictureType(file)
  if (!type) throw new UploadRejectedError(isHeic(file) ? "HEIC" : "UNKNOWN_TYPE")
  const head = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error)
    })
  if (head.format !== (type === "avif" ? "heif" : type)) throw damaged(undefined)
  if ((head.pages ?? 1) > 1) throw new UploadRejectedError("ANIMATED")
  const maxPixels = type === "avif" ? maxAvifPixels : maxUploadPixels
  if (head.width * head.height > maxPixels || Math.max(head.width, head.height) > maxUploadSide) {
    throw new UploadRejectedError("TOO_MANY_PIXELS")
  }
  return head
}

/** Runs what unpacks an upload.
 *  @throws UploadRejectedError for one that cannot be read to its end in time */
export async function unpacking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isSlow = error instanceof Error && error.message.includes("timeout")
    throw isSlow ? new UploadRejectedError("TOO_SLOW", { cause: error }) : damaged(error)
  }
}
