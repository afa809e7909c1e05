import type { PictureFormName } from "#core/media/picture.ts"
import { maxUploadPixels } from "#core/media/upload.ts"

/** Makes one form of a picture of another server. sharp is loaded with the first one.
 *  @throws when the bytes are no picture that the shop resizes, or one of too many pixels */
export async function renderOriginal(original: Uint8Array, form: PictureFormName): Promise<Buffer> {
  const { sharp } = await import("#api/media/pictures/guarded-sharp.ts")
  const { renderForm } = await import("#api/media/pictures/render-picture.ts")
  // The head alone is read: how large the picture says it is is known before a pixel is unpacked.
  const head = await sharp(original, { limitInputPixels: false }).metadata()
  if (head.width * head.height > maxUploadPixels) throw new RangeError("A picture has too many pixels")
  return renderForm(original, form)
}
