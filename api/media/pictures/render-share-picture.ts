import type { Sharp } from "sharp"
import { maxShareBytes, shareSize } from "#core/media/share-picture.ts"
import { sharp } from "./guarded-sharp.ts"

/** From the best to the smallest file; one of the last fits any picture. */
const qualities = [84, 72, 58, 40, 20]

/** A picture at least as wide as this for its height fills the card; a narrower one stands whole in the middle. */
const fillingRatio = 1.4

/** Columns of pixels over which a picture's side fades into what lies behind it. */
const fade = 48

/** Makes the picture that networks show where a page is shared: a JPEG of 1200 × 630 pixels within `maxShareBytes`. A square
 *  one stands whole in the middle, and its edges go on to the sides, out of focus.
 *  @param master a picture in any format that sharp reads
 *  @throws when the bytes are no picture */
export async function renderSharePicture(master: Uint8Array): Promise<Buffer> {
  const { width, height } = shareSize
  const picture = await sharp(master)
    .autoOrient()
    .resize({ width, height: width, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isFilling = picture.info.width / picture.info.height >= fillingRatio
  const card = isFilling
    ? await toPixels(open(picture).resize({ width, height, fit: "cover" }))
    : await onOwnEdges(picture)
  for (const quality of qualities) {
    const made = await open(card).jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer()
    if (made.length <= maxShareBytes) return made
  }
  throw new RangeError("A picture is too large to be shared")
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const open = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } })

const toPixels = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true })

async function onOwnEdges(picture: Pixels): Promise<Pixels> {
  const { width, height } = shareSize
  const whole = await toPixels(open(picture).resize({ width, height, fit: "inside" }).ensureAlpha())
  const [left, top] = [Math.floor((width - whole.info.width) / 2), Math.floor((height - whole.info.height) / 2)]
  const right = width - left - whole.info.width
  const bottom = height - top - whole.info.height
  const extended = await toPixels(open(whole).removeAlpha().extend({ left, right, top, bottom, extendWith: "copy" }))
  fadeSides(whole.data, whole.info)
  const behind = await toPixels(open(extended).blur(24))
  return toPixels(
    open(behind)
      .composite([{ input: whole.data, raw: whole.info }])
      .removeAlpha(),
  )
}

/** Lets the first and last columns of RGBA pixels shine through. */
function fadeSides(pixels: Buffer, { width, height }: { width: number; height: number }) {
  for (let x = 0; x < Math.min(fade, width / 2); x++) {
    const alpha = Math.round((255 * x) / fade)
    for (let y = 0; y < height; y++) {
      pixels[(y * width + x) * 4 + 3] = alpha
      pixels[(y * width + width - 1 - x) * 4 + 3] = alpha
    }
  }
}
