import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"
import { z } from "zod"

const root = join(import.meta.dirname, "..")
const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")))

/** The file that an import names; undefined for a package. */
function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(from), name)
  const [alias = "", ...rest] = name.split("/")
  const folder = imports[`${alias}/*`]
  return folder && join(root, folder.replace("*", rest.join("/")))
}

/** Imports of a module that are there when it runs, and threads that it starts. */
const imported =
  /^(?:import|export)\s+(?!type\b)[^"]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|import\("([^"]+)"\)|new URL\("([^"]+)", import/gm

function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  if (!file.endsWith(".ts")) return found
  for (const [, ...names] of readFileSync(file, "utf8").matchAll(imported)) {
    const next = fileOf(names.find((name) => name !== undefined) ?? "", file)
    if (next) modulesFrom(next, found)
  }
  return found
}

test("the program is built again when any module of it has changed", async () => {
  const { sourcesOf } = (await import(pathToFileURL(join(import.meta.dirname, "build.mjs")).href)) as {
    sourcesOf: (name: string) => string[]
  }
  const sources = new Set(sourcesOf("program"))
  const modules = [...modulesFrom(join(root, "server/main.ts"))]
  const paths = modules.map((file) => relative(root, file).replaceAll("\\", "/"))
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.filter((path) => !sources.has(path))).toEqual([])
})
