// Writes the icons that the code of the storefront (and its sample shop) or of the console names into a sprite of symbols.
// `node scripts/icons.mjs app` or `console`. A name that ends in `-filled` is a drawing of which the area is filled.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { answerHelp } from "./help.mjs"

answerHelp({
  use: "node scripts/icons.mjs [app | console]",
  does: "Writes the icons that the code names into a sprite, app/ui/icons.svg or console/ui/icons.svg. The build runs it.",
})

const root = join(import.meta.dirname, "..")
const sheets = {
  app: { code: ["app", "sample/products"], file: "app/ui/icons.svg" },
  console: { code: ["console"], file: "console/ui/icons.svg" },
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
  console.error(
    `npm run make -- icon ${unknown.map(([name]) => name.replace(filled, "")).join(" ")}: brings it from Lucide`,
  )
  process.exit(1)
}

const names = [...named.keys()].sort()
const credit = "Icons of Lucide (lucide.dev), ISC licence. Written by scripts/icons.mjs."

/** One symbol for each icon. */
function symbolSprite() {
  const symbols = names.map((name) => {
    const fill = name.endsWith(filled) ? ' fill="currentColor"' : ""
    return `<symbol id="${name}" viewBox="0 0 24 24"${fill}>${drawingOf(name)}</symbol>`
  })
  return [`<!-- ${credit} -->`, '<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, "</svg>", ""].join("\n")
}

function write(file, text) {
  const target = join(root, file)
  // An unchanged file keeps its time, so that nothing that watches it starts again.
  if (!existsSync(target) || text !== readFileSync(target, "utf8")) writeFileSync(target, text)
}

write(sheet.file, symbolSprite())
