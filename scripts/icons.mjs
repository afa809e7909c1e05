// Writes the icons that the code of the storefront (and its sample shop) or of the console names: for the storefront a
// sprite that masks elements, with a stylesheet of the places on it, since each `<use>` costs a phone a tree of elements and
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
  // Those that a merchant chooses from are named in a list.
  const list = readFileSync(join(root, "core/catalogue/feature-icons.ts"), "utf8")
  for (const [, name] of list.matchAll(/"([a-z0-9-]+)"/g))
    if (!named.has(name)) named.set(name, "core/catalogue/feature-icons.ts")
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

/** The icons one below the other, as the stylesheet's mask takes them. */
function maskSprite() {
  const line = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  const drawings = names.flatMap((name, index) => {
    const place = `transform="translate(0 ${index * side})"${name.endsWith(filled) ? ' fill="#000"' : ""}`
    const drawing = drawingOf(name).replaceAll("currentColor", "#000")
    return pathsOf(drawing).map(({ paint, d }) => `<path ${place}${paint} d="${d}"/>`)
  })
  const size = `width="${side}" height="${names.length * side}" viewBox="0 0 ${side} ${names.length * side}"`
  return [
    `<!-- ${credit} -->`,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${line}>`,
    ...drawings,
    "</svg>",
    "",
  ].join("\n")
}

/** Where each icon lies on that sprite. */
function stylesheet() {
  const last = names.length - 1
  const rules = names.map(
    (name, index) => `.i-${name} {\n  mask-position: 0 ${+((100 * index) / last).toFixed(4)}%;\n}`,
  )
  const sprite = `.i {\n  mask: url("./icons.svg") 0 0 / 100% ${names.length * 100}% no-repeat;\n}`
  return [`/* ${credit} */`, sprite, ...rules, ""].join("\n")
}

function write(file, text) {
  const target = join(root, file)
  // An unchanged file keeps its time, so that nothing that watches it starts again.
  if (!existsSync(target) || text !== readFileSync(target, "utf8")) writeFileSync(target, text)
}

if (sheet === sheets.app) {
  write("app/ui/icons.svg", maskSprite())
  write("app/ui/icons.css", stylesheet())
} else {
  write("console/ui/icons.svg", symbolSprite())
}
