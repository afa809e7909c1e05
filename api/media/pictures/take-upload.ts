import type { Metadata } from "sharp"
import type { PictureFacts } from "#core/media/picture.ts"
import { maxUploadPixels, type UploadProblem } from "#core/media/upload.ts"
import { describePicture } from "./describe-picture.ts"
import { sharp } from "./guarded-sharp.ts"
import { pictureType } from "./picture-type.ts"

/** Pixels: what no screen of the shop needs more of. */
const maxSide = 2000
/** Good enough to make smaller forms of. */
const quality = 90
/** Seconds: a picture made to be slow to read must not keep a thread. */
const maxWorkDuration = 30

/** A file that is not taken, and why. */
export class UploadRejectedError extends Error {
  override name = "UploadRejectedError"
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

export type UploadedPicture = { bytes: Buffer<ArrayBuffer>; facts: PictureFacts }

/** A JPEG that ends too early is refused; one with a few odd bytes, as some phones write them, is not. */
const reading = { failOn: "error", limitInputPixels: maxUploadPixels } as const

async function headOf(file: Uint8Array): Promise<Metadata> {
  // The head alone is read: how large the picture says it is is known before a pixel is unpacked.
  return sharp(file, { ...reading, limitInputPixels: false }).metadata()
}

/** Converts an upload into a picture of the shop: upright, in sRGB, without metadata, at
 *  most 2000 pixels on its longer side, WebP. The file itself is not stored.
 *  @throws UploadRejectedError when it is none that the shop takes */
export async function takeUpload(file: Uint8Array): Promise<UploadedPicture> {
  const type = pictureType(file)
  if (!type) throw new UploadRejectedError("UNKNOWN_TYPE")
  const damaged = (cause: unknown) => new UploadRejectedError("DAMAGED", { cause })
  const head = await headOf(file).catch((problem: unknown) => {
    throw damaged(problem)
  })
  if (head.format !== (type === "avif" ? "heif" : type)) throw damaged(undefined)
  if ((head.pages ?? 1) > 1) throw new UploadRejectedError("ANIMATED")
  if (head.width * head.height > maxUploadPixels) throw new UploadRejectedError("TOO_MANY_PIXELS")
  try {
    const made = await sharp(file, reading)
      .autoOrient()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .timeout({ seconds: maxWorkDuration })
      .toBuffer()
    const bytes = Buffer.from(made)
    return { bytes, facts: await describePicture(bytes) }
  } catch (error) {
    const isSlow = error instanceof Error && error.message.includes("timeout")
    throw isSlow ? new UploadRejectedError("TOO_SLOW", { cause: error }) : damaged(error)
  }
}
