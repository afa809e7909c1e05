// All pictures of one width on one sheet, a column of each language side by side, each with its name.
import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "../install.mjs"

const sharp = createRequire(join(root, "package.json"))("sharp")

const gap = 24
const label = 30

const caption = (text, width) =>
  Buffer.from(
    `<svg width="${width}" height="${label}"><text x="0" y="19" font-family="sans-serif" font-size="16" fill="#4d5770">${text}</text></svg>`,
  )

/** @param {{name: string, pictures: Buffer[]}[]} screens pictures of one screen stand side by side
 *  @param {{columns: number, width: number, height: number}} cell a picture is scaled to the width and cut at the height
 *  @param {string} file */
export async function contactSheet(screens, { columns, width, height }, file) {
  const across = screens[0].pictures.length
  const cell = { width: across * (width + 8) - 8 + gap, height: height + label + gap }
  const layers = []
  for (const [n, { name, pictures }] of screens.entries()) {
    const left = gap + (n % columns) * cell.width
    const top = gap + Math.floor(n / columns) * cell.height
    layers.push({ input: caption(name, width), left, top })
    for (const [m, picture] of pictures.entries()) {
      const small = sharp(picture).resize({ width })
      const { info, data } = await small.png().toBuffer({ resolveWithObject: true })
      const cut = await sharp(data)
        .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
        .toBuffer()
      layers.push({ input: cut, left: left + m * (width + 8), top: top + label })
    }
  }
  const size = {
    width: gap + columns * cell.width,
    height: gap + Math.ceil(screens.length / columns) * cell.height,
  }
  await sharp({ create: { ...size, channels: 3, background: "#e6dfd3" } })
    .composite(layers)
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
}
