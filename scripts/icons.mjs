// Writes the sprites: one symbol for each icon that the code of the storefront (and its sample shop) or of the console
// names. `node scripts/icons.mjs app` or `console`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"

const root = join(import.meta.dirname, "..")
const sheets = {
  app: { sprite: "app/ui/icons.svg", code: ["app", "sample/products"] },
  console: { sprite: "console/ui/icons.svg", code: ["console"] },
}
const sheet = sheets[process.argv[2] ?? "app"]
const sprite = join(root, sheet.sprite)
// Own drawings first: Lucide has no icons of brands.
const sources = ["app/ui/drawings", "node_modules/lucide-static/icons"]

/** Where icons are named: `<Icon name="x" />`, `<Icon name={open ? "x" : "y"} />`, `icon: "x"`, `icon="x"`. */
const uses = [
  /<Icon\b[^<>]*?\bname="([^"]+)"/g,
  /<Icon\b[^<>]*?\bname=\{[^}?]*\?\s*"([^"]+)"\s*:\s*"([^"]+)"\s*\}/g,
  /\bicon(?:: |=)"([^"]+)"/g,
]

function codeFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes("node_modules"))
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
  if (sheet === sheets.console) {
    const list = readFileSync(join(root, "core/catalogue/feature-icons.ts"), "utf8")
    for (const [, name] of list.matchAll(/"([a-z0-9-]+)"/g))
      if (!named.has(name)) named.set(name, "core/catalogue/feature-icons.ts")
  }
  return named
}

/** @returns the drawing inside an icon's `<svg>`, or undefined when there is no such icon */
function drawingOf(name) {
  for (const source of sources) {
    const file = join(root, source, `${name}.svg`)
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
  process.exit(1)
}

const symbols = [...named.keys()]
  .sort()
  .map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`)
const text = [
  "<!-- Icons of Lucide (lucide.dev), ISC licence. Written by scripts/icons.mjs. -->",
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...symbols,
  "</svg>",
  "",
].join("\n")
// An unchanged file keeps its time, so that nothing that watches it starts again.
if (!existsSync(sprite) || text !== readFileSync(sprite, "utf8")) writeFileSync(sprite, text)
console.log(`${symbols.length} icons`)
