import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const text = readFileSync(join(root, "docs/adding-a-field.md"), "utf8")

/** A change of one place: lines that are there, and those that take their place. */
type Hunk = { before: string; after: string }

/** The blocks of the document. */
const changes = [...text.matchAll(/```diff\n\+\+\+ (\S+)\n([\s\S]*?)```/g)].map(([, path = "", body = ""]) => ({
  path,
  hunks: body.split(/^@@\n/m).map((part): Hunk => {
    const lines = part.split("\n").slice(0, -1)
    const side = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`)
    return { before: side("+").join(""), after: side("-").join("") }
  }),
}))

/** Puts what a hunk says in place of the one place that has its lines. */
function apply(source: string, { before, after }: Hunk, path: string): string {
  const parts = `\n${source}`.split(`\n${before}`)
  if (parts.length !== 2) throw new Error(`${path} has these lines ${parts.length - 1} times:\n${before}`)
  return parts.join(`\n${after}`).slice(1)
}

const isText = (path: string) => /\/i18n\//.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const tests = changes.map(({ path }) => path).filter(isTest)

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "hanout-field-"))
  const { stdout } = spawnSync("git", ["ls-files", "-coz", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  for (const path of stdout.split("\0").filter(Boolean))
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  for (const { path, hunks } of changes) {
    const file = join(copy, path)
    const source = existsSync(file) ? readFileSync(file, "utf8") : ""
    writeFileSync(
      file,
      hunks.reduce((changed, hunk) => (source === "" ? hunk.after : apply(changed, hunk, path)), source),
    )
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program in the copy.
 *  @returns its output where it failed, "" otherwise */
function failureOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    encoding: "utf8",
    // Threads of the built program do not know the field.
    env: { ...process.env, VITEST: undefined, BUILT_PROGRAM: undefined, TESTS: "full" },
  })
  return status === 0 ? "" : stdout + stderr
}

test("a new field touches at most 12 files of the product beside texts and tests", () => {
  const touched = changes.filter(({ path }) => !isText(path) && !isTest(path))
  expect(touched.length).toBeGreaterThan(0)
  expect(touched.length).toBeLessThanOrEqual(12)
})

// A check of all types from nothing, which takes minutes on a busy machine.
test("with the steps of the document the types are right", { timeout: 900_000 }, () => {
  expect(failureOf("node_modules/@react-router/dev/bin.cjs", "typegen")).toBe("")
  expect(failureOf("vite/css-types.ts")).toBe("")
  const own = ["--tsBuildInfoFile", join(copy, "types.tsbuildinfo")]
  expect(failureOf("node_modules/typescript/bin/tsc", "--noEmit", ...own)).toBe("")
})

test("with the steps of the document the field goes in and comes out", () => {
  expect(tests.length).toBeGreaterThan(0)
  expect(failureOf("node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--project", "sqlite", ...tests)).toBe(
    "",
  )
})
