// Writes the icons that the code of the storefront (and its sample shop) or of the console names: for the storefront three
// sprites that mask elements, with a stylesheet of the places on them, since each `<use>` costs a phone a tree of elements and
// each image a document; for the console a sprite of symbols.
// `node scripts/icons.mjs app` or `console`. A name that ends in `-filled` is a drawing of which the area is filled.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { pathsOf } from "./icon-path.mjs"

const root = join(import.meta.dirname, "..")
const sheets = {
  app: { code: ["app", "sample/products"] },
  console: { code: ["console"] },
}
const sheet = sheets[process.argv[2] ?? "app"]
// Own drawings first: Lucide has no icons of brands.
const sources = ["app/ui/drawings", "app/ui/drawings/lucide"]

const featureList = "core/catalogue/feature-icons.ts"

/** The icons that a merchant chooses from for a product's selling points. */
function featureNames() {
  const list = readFileSync(join(root, featureList), "utf8")
  return [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, name]) => name)
}

/** Where icons are named: `<Icon name="x" />`, `<Icon name={open ? "x" : "y"} />`, `icon: "x"`, `icon="x"`,
 *  `icon={open ? "x" : "y"}`. */
const uses = [
  /<Icon\b[^<>]*?\bname="([^"]+)"/g,
  /(?:<Icon\b[^<>]*?\bname|\bicon)=\{[^}?]*\?\s*"([^"]+)"\s*:\s*"([^"]+)"\s*\}/g,
  /\bicon(?:: |=)"([^"]+)"/g,
]

function codeFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

/** @returns Map of icon name to the first file that names it */
function namedIcons() {
  const named = new Map()
  for (const file of sheet.code.flatMap(codeFiles)) {
    const text = readFileSync(join(root, file), "utf8")
    for (const use of uses) {
      for (const [, ...names] of text.matchAll(use)) {
        for (const name of names) if (!named.has(name)) named.set(name, file)
      }
    }
  }
  for (const name of featureNames()) if (!named.has(name)) named.set(name, featureList)
  return named
}

const filled = "-filled"

/** @returns the drawing inside an icon's `<svg>`, or undefined when there is no such icon */
function drawingOf(name) {
  for (const source of sources) {
    const file = join(root, source, `${name.replace(filled, "")}.svg`)
    try {
      const [, inner] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, "utf8"))
      return inner.replace(/\s+/g, " ").trim()
    } catch (error) {
      if (error.code !== "ENOENT") throw error
    }
  }
}

const named = namedIcons()
const unknown = [...named].filter(([name]) => drawingOf(name) === undefined)
if (unknown.length > 0) {
  for (const [name, file] of unknown) console.error(`Unknown icon "${name}" in ${file}`)
  console.error(`npm run icon -- ${unknown.map(([name]) => name.replace(filled, "")).join(" ")}: brings it from Lucide`)
  process.exit(1)
}

const names = [...named.keys()].sort()
const credit = "Icons of Lucide (lucide.dev), ISC licence. Written by scripts/icons.mjs."

/** One symbol for each icon. */
function symbolSprite() {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`)
  return [`<!-- ${credit} -->`, '<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, "</svg>", ""].join("\n")
}

const side = 24

/** Those of every page's frame, of cards, lists and a product's first screen: one sprite, which every page loads. */
const common =
  `arrow-right arrow-up arrow-up-right badge-percent bell check chevron-down chevron-left chevron-right chevron-up
  circle-check ellipsis hand-coins hard-hat heart heart-filled house layout-grid list maximize-2 menu message-circle minus package
  package-open phone plus rating-star-filled repeat rotate-ccw scale search share-2 shopping-bag sliders-horizontal store
  timer truck user x`.split(/\s+/)

/** The sprites: a page loads the second and the third where one of their icons shows. */
function maskSprites() {
  const rest = names.filter((name) => !common.includes(name))
  const features = featureNames()
  return [
    { file: "icons.svg", names: names.filter((name) => common.includes(name)) },
    { file: "feature-icons.svg", names: rest.filter((name) => features.includes(name)) },
    { file: "rare-icons.svg", names: rest.filter((name) => !features.includes(name)) },
  ]
}

/** Icons one below the other, as the stylesheet's mask takes them. */
function maskSprite(names) {
  const line = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  const drawings = names.flatMap((name, index) => {
    const place = `transform="translate(0 ${index * side})"${name.endsWith(filled) ? ' fill="#000"' : ""}`
    const drawing = drawingOf(name).replaceAll("currentColor", "#000")
    return pathsOf(drawing).map(({ paint, d }) => `<path ${place}${paint} d="${d}"/>`)
  })
  const size = `width="${side}" height="${names.length * side}" viewBox="0 0 ${side} ${names.length * side}"`
  return [`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${line}>`, ...drawings, "</svg>", ""].join("\n")
}

/** Where each icon lies on its sprite: `--row` of `--rows`. The first sprite is part of the stylesheet (`?inline`): a request for it
 *  would begin behind the stylesheet, and the first picture of a page would wait for it. The image stands alone, without a variable
 *  beside it: a shorthand with one is parsed again for each icon. */
function stylesheet([first, ...others]) {
  const rule = (selector, ...lines) => `${selector} {\n${lines.map((line) => `  ${line};\n`).join("")}}`
  const spriteOf = ({ file }) => `--${file.replace(".svg", "")}`
  const rules = [
    rule(":root", ...others.map((sprite) => `${spriteOf(sprite)}: url("./${sprite.file}")`)),
    rule(
      ".i",
      `--rows: ${first.names.length}`,
      `mask-image: url("./${first.file}?inline")`,
      "mask-position: 0 calc(100% * var(--row) / (var(--rows) - 1))",
      "mask-size: 100% calc(100% * var(--rows))",
      "mask-repeat: no-repeat",
    ),
    ...first.names.map((name, row) => rule(`.i-${name}`, `--row: ${row}`)),
    ...others.flatMap((sprite) =>
      sprite.names.map((name, row) =>
        rule(`.i-${name}`, `--row: ${row}`, `--rows: ${sprite.names.length}`, `mask-image: var(${spriteOf(sprite)})`),
      ),
    ),
  ]
  return [`/* ${credit} */`, ...rules, ""].join("\n")
}

function write(file, text) {
  const target = join(root, file)
  // An unchanged file keeps its time, so that nothing that watches it starts again.
  if (!existsSync(target) || text !== readFileSync(target, "utf8")) writeFileSync(target, text)
}

if (sheet === sheets.app) {
  const sprites = maskSprites()
  for (const { file, names } of sprites) write(`app/ui/${file}`, maskSprite(names))
  write("app/ui/icons.css", stylesheet(sprites))
} else {
  write("console/ui/icons.svg", symbolSprite())
}
