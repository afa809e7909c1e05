import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { expect, test } from "vitest"
import { folderOrder, openImports } from "./testing/folder-order.ts"

const root = join(import.meta.dirname, "..")
const layers = Object.keys(folderOrder)

/** The product's source files and stylesheets of a layer, without tests and what serves them. */
function sourceFiles(layer: string): string[] {
  return readdirSync(join(root, layer), { recursive: true, encoding: "utf8" })
    .map((name) => `${layer}/${name}`)
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.(test|spec)\.tsx?$|\/testing[/.]/.test(path))
}

/** What a file names by `import`, `export … from`, `import()` and the address of a worker's file, as paths of the repository. */
function importedFiles(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8")
  const named = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"([.#][^"]+\.\w+)"/g)
  return [...named].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name),
  )
}

/** `core/orders` for a file of that folder or of a folder in it, `core/.` for a file of the layer's own folder. */
function folderOf(path: string): string {
  const [layer, folder, ...rest] = path.split("/")
  return `${layer}/${rest.length > 0 ? folder : "."}`
}

const places = new Map(layers.flatMap((layer) => (folderOrder[layer] ?? []).map((name, n) => [`${layer}/${name}`, n])))

/** Imports of a higher folder of the same layer, as lines `file → imported file`, by "folder > imported folder". */
function importsAgainstOrder(layer: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of sourceFiles(layer)) {
    for (const imported of importedFiles(path)) {
      const [from, to] = [folderOf(path), folderOf(imported)]
      if (!imported.startsWith(`${layer}/`) || (places.get(to) ?? 0) <= (places.get(from) ?? 0)) continue
      const pair = `${from} > ${to}`
      found.set(pair, [...(found.get(pair) ?? []), `${path} → ${imported}`])
    }
  }
  return found
}

test.each(layers)("each folder of %s/ has a place in the order", (layer) => {
  const folders = [...new Set(sourceFiles(layer).map(folderOf))]
  expect(folders.sort()).toEqual((folderOrder[layer] ?? []).map((name) => `${layer}/${name}`).sort())
})

test.each(layers)("folders of %s/ import none that stands above them", (layer) => {
  const found = [...importsAgainstOrder(layer)].filter(([pair]) => !openImports.includes(pair))
  expect(found.flatMap(([, lines]) => lines)).toEqual([])
})

test("no pair of folders stays open without an import", () => {
  const pairs = layers.flatMap((layer) => [...importsAgainstOrder(layer).keys()])
  expect(openImports.filter((pair) => !pairs.includes(pair))).toEqual([])
})

/** Folders with a file for each language, migration or address. */
const isLong = (folder: string) => /^db\/migrations$|^app\/routes$|\/i18n\//.test(folder)

test.each(layers)("no folder of %s/ holds more than 25 files", (layer) => {
  const byFolder = Map.groupBy(sourceFiles(layer), (path) => posix.dirname(path))
  const full = [...byFolder].filter(([folder, files]) => files.length > 25 && !isLong(folder))
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})
