// npm run make -- art: writes the icons and the shop's own pictures into public/, from the SVGs there and sample/pictures/shop.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { root } from "../install.mjs"

const into = (name) => join(root, "public", name)
const still = (name) => join(root, "sample/pictures/shop", `${name}.webp`)

// The mark on the page's ground: a transparent one would be drawn on black or white by some phones.
const ground = "#fbf8f3"
const icons = [
  { from: "favicon.svg", to: "icon-192.png", side: 192 },
  { from: "favicon.svg", to: "icon-512.png", side: 512 },
  { from: "icon-maskable.svg", to: "icon-maskable-192.png", side: 192 },
  { from: "icon-maskable.svg", to: "icon-maskable-512.png", side: 512 },
  { from: "icon-maskable.svg", to: "apple-touch-icon.png", side: 180, background: ground },
]

async function drawIcon({ from, to, side, background }) {
  // Drawn at the size asked for: 72 points an inch are the size that the SVG names.
  const { width } = await sharp(into(from)).metadata()
  const icon = sharp(into(from), { density: Math.min(2400, (72 * side) / width) }).resize(side, side)
  await (background ? icon.flatten({ background }) : icon).png({ palette: true }).toFile(into(to))
}

/** Widths in which the pictures of empty pages come: once and twice that on the page. */
const widths = [360, 720]

async function renderStill(name) {
  for (const width of widths) {
    const picture = sharp(still(name)).resize({ width })
    await picture
      .clone()
      .avif({ quality: 55, effort: 6 })
      .toFile(into(`art/${name}-${width}.avif`))
    await picture
      .clone()
      .webp({ quality: 75, effort: 6 })
      .toFile(into(`art/${name}-${width}.webp`))
  }
}

mkdirSync(into("art"), { recursive: true })
for (const icon of icons) await drawIcon(icon)
for (const name of ["empty-cart", "not-found"]) await renderStill(name)
// Networks that show a shared link read JPEG everywhere.
await sharp(still("share")).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true }).toFile(into("art/share.jpg"))
