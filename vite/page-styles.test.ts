import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, dirname, join, relative, resolve } from "node:path"
import { expect, test } from "vitest"

// A stylesheet comes with the screens that import it (docs/decisions/0004): here, whether each screen has those of all it may show.

const root = join(import.meta.dirname, "..")
const app = join(root, "app")

/** What a name is taken of where the rules behind it are for other pages. */
const namesAlone: Record<string, string[]> = {
  "catalogue/listing/listing-page-layouts.module.css": ["content/home/sections/category-tiles.tsx"],
  "lists/saved-lists.module.css": ["catalogue/listing/product-list.tsx", "cards/product-card.tsx"],
  "catalogue/quick-view/quick-view.module.css": ["catalogue/size-guide/size-guide-dialog.tsx"],
  "styles/deal.module.css": ["catalogue/product/offer-time.tsx"],
}

const find = (from: string, path: string) =>
  path.startsWith("#") ? join(root, path.slice(1)) : resolve(dirname(from), path)

/** The files that a module names, its stylesheets among them; what is there for types alone is not. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/^import type .*$/gm, "")
  return [...text.matchAll(/(?:from|import) "([.#][^"]+)"|\bimport\("([.#][^"]+)"\)/g)]
    .map(([, named = "", loaded = named]) => find(file, loaded))
    .filter((path) => !path.includes(".server.") && existsSync(path))
}

/** The CSS modules of a list of them, such as `app/content/home/home.css`. */
const modulesIn = (sheet: string) =>
  [...readFileSync(sheet, "utf8").matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) => find(sheet, path))

function reachedFrom(start: string): Set<string> {
  const found = new Set([start])
  for (const file of found) if (/\.tsx?$/.test(file)) for (const path of importsOf(file)) found.add(path)
  return found
}

const common = modulesIn(join(app, "app.css"))
const routes = globSync("routes/*.tsx", { cwd: app }).filter((file) => !file.includes(".test."))

test.each(routes)("%s has the styles of all that it may show", (route) => {
  const files = reachedFrom(join(app, route))
  const sheets = [...files].filter((file) => file.endsWith(".css") && !file.endsWith(".module.css"))
  const there = new Set([...common, ...sheets.flatMap(modulesIn)])
  const lacking = [...files]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((path) => path.endsWith(".module.css") && !there.has(path))
        .filter((path) => !namesAlone[relative(app, path)]?.includes(relative(app, file)))
        .map((path) => `${relative(app, file)}: ${basename(path)}`),
    )
  expect(lacking).toEqual([])
})
