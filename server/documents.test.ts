import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { z } from "zod"

const root = join(import.meta.dirname, "..")
const pages = [
  ...["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
]
const folders = "core|db|api|strapi|app|console|server|sample|vite|scripts|bench|stress|e2e|docs"

test.each(pages)("%s names files that are there", (page) => {
  const text = readFileSync(join(root, page), "utf8")
  const named = [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, "g"))].map(([, path = ""]) => path)
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = ""]) => join(dirname(page), path))
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")))

/** The names that `npm run SCRIPT -- NAME` knows, as its help lists them. */
function namesOf(script: string): string[] {
  const { stdout } = spawnSync(process.execPath, [`scripts/${script}.mjs`, "--help"], { cwd: root, encoding: "utf8" })
  return [...stdout.matchAll(/^ {2}([a-z-]+)(?= )/gm)].map(([, name = ""]) => name)
}

const named = new Map(["bench", "screens", "make", "test"].map((script) => [script, namesOf(script)]))

/** Commands of a text that are not there: an unknown script, or an unknown name of one. Placeholders are in capitals, files of
 *  tests have a dot. */
function unknownCommands(text: string): string[] {
  const commands = text.matchAll(
    /\bnpm (?:run |(?=test\b))([a-z][\w-]*(?::[\w-]+)*)(?: \[?-- \[?([a-z][\w-]*(?:[.:/][\w-]+)*))?/g,
  )
  return [...commands].flatMap(([command, script = "", name]) => {
    if (!Object.hasOwn(scripts, script)) return [command]
    const isKnown = !name || name.includes(".") || (named.get(script)?.includes(name) ?? true)
    return isKnown ? [] : [command]
  })
}

const sources = ["bench", "scripts", "server", "stress", "e2e", "sample"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|mjs|md)$/.test(name) && !name.includes("node_modules"))
    .map((name) => `${folder}/${name}`),
)

test.each([
  ["npm run bench -- cached-pages, npm test -- quick, npm test -- db/a.test.ts, npm run backup [-- FILE]", []],
  [
    "npm run bench:cached-pages, then `npm run bench -- cached-page`",
    ["npm run bench:cached-pages", "npm run bench -- cached-page"],
  ],
  ["npm test -- slowly", ["npm test -- slowly"]],
])("of the commands in %s those are unknown: %j", (text, unknown) => {
  expect(unknownCommands(text)).toEqual(unknown)
})

test.each(pages)("%s names commands that are there", (page) => {
  expect(unknownCommands(readFileSync(join(root, page), "utf8"))).toEqual([])
})

test("comments and messages name commands that are there", () => {
  const own = sources.filter((path) => path !== "server/documents.test.ts")
  const unknown = own.map((path) => [path, unknownCommands(readFileSync(join(root, path), "utf8"))] as const)
  expect(Object.fromEntries(unknown.filter(([, commands]) => commands.length > 0))).toEqual({})
})
