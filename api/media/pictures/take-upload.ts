import type { PictureFacts } from "#core/media/picture.ts"
import { describePicture } from "./describe-picture.ts"
import { sharp } from "./guarded-sharp.ts"
import { maxWorkDuration, readHead, reading, unpacking } from "./read-head.ts"

/** Pixels: what no screen of the shop needs more of. */
const maxSide = 2000
/** Good enough to make smaller forms of. */
const quality = 90

export type UploadedPicture = { bytes: Buffer<ArrayBuffer>; facts: PictureFacts }

/** Converts an upload into a picture of the shop: upright, in sRGB, without metadata, at
 *  most 2000 pixels on its longer side, WebP. The file itself is not stored.
 *  @throws UploadRejectedError when it is none that the shop takes */
export async function takeUpload(file: Uint8Array): Promise<UploadedPicture> {
  await readHead(file)
  return unpacking(async () => {
    const made = await sharp(file, reading)
      .autoOrient()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .timeout({ seconds: maxWorkDuration })
      .toBuffer()
    const bytes = Buffer.from(made)
    return { bytes, facts: await describePicture(bytes) }
  })
}
