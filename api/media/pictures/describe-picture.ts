import type { Sharp } from "sharp"
import type { PictureFacts } from "#core/media/picture.ts"
import { contentHash } from "./content-hash.ts"
import { sharp } from "./guarded-sharp.ts"

const placeholderSide = 16
/** Characters. */
const maxPlaceholderLength = 200
const sampleWidth = 64

/** The mean of the pixels in the fullest of 512 boxes of colour.
 *  @param pixels red, green, blue, red, … */
function dominantColor(pixels: Uint8Array): string {
  const boxes = new Map<number, { count: number; sums: [number, number, number] }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const box = boxes.get(key) ?? { count: 0, sums: [0, 0, 0] }
    box.count += 1
    box.sums = [box.sums[0] + red, box.sums[1] + green, box.sums[2] + blue]
    boxes.set(key, box)
  }
  const fullest = [...boxes.values()].reduce((fullestSoFar, box) =>
    box.count > fullestSoFar.count ? box : fullestSoFar,
  )
  return `#${fullest.sums
    .map((sum) =>
      Math.round(sum / fullest.count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`
}

/** The best of a few qualities that is short enough; the worst stays below 300 characters whatever the picture. */
async function placeholder(upright: Sharp): Promise<string> {
  const tiny = upright.clone().resize(placeholderSide, placeholderSide, { fit: "inside" })
  let address = ""
  for (const quality of [60, 40, 20]) {
    const bytes = await tiny.clone().webp({ quality, effort: 6 }).toBuffer()
    address = `data:image/webp;base64,${bytes.toString("base64")}`
    if (address.length <= maxPlaceholderLength) break
  }
  return address
}

/** Reads what is stored beside a picture. Transparent parts count as white.
 *  @param master a picture in any format that sharp reads
 *  @throws when the bytes are no picture */
export async function describePicture(master: Uint8Array): Promise<PictureFacts> {
  const { autoOrient } = await sharp(master).metadata()
  const upright = sharp(master).autoOrient().flatten({ background: "#fff" })
  const pixels = await upright
    .clone()
    .resize(sampleWidth, sampleWidth, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer()
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    hash: contentHash(master),
    bytes: master.byteLength,
    dominantColor: dominantColor(pixels),
    placeholder: await placeholder(upright),
  }
}
