import { spawnSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { z } from "zod"

const root = join(import.meta.dirname, "..")
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")))

/** A clone without packages, a home and a folder of temporary files. Programs that are started there leave their name. */
const folder = mkdtempSync(join(tmpdir(), "hanout-help-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ["bin", "home", "temporary"]) mkdirSync(join(folder, name))
for (const name of ["scripts", "package.json", "package-lock.json"])
  cpSync(join(root, name), join(folder, "shop", name), {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  })
for (const name of ["npm", "node", "git", "tar", "apt-get"]) {
  writeFileSync(join(folder, "bin", name), `#!/bin/sh\ntouch ${join(folder, `started-${name}`)}\n`)
  chmodSync(join(folder, "bin", name), 0o755)
}
/** All that is there, with the time of its last change. */
const files = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((path) => [path, statSync(join(folder, path)).mtimeMs])
const before = files()
const environment = {
  PATH: join(folder, "bin"),
  HOME: join(folder, "home"),
  TMPDIR: join(folder, "temporary"),
  NODE_ENV: "test",
}

/** Runs an npm script in the scratch folder, as npm would. */
function run(name: string, ...args: string[]) {
  const [, program = "", ...own] = scripts[name]?.split(" ") ?? []
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...own, ...args], {
    cwd: join(folder, "shop"),
    env: environment,
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

/** The names that a script with several lists. */
const listed = (script: string) =>
  [...run(script, "--help").stdout.matchAll(/^ {2}([a-z-]+)(?= )/gm)].map(([, name = ""]) => name)

const choosing = ["bench", "screens", "make", "test"]
const named = choosing.flatMap((script) => listed(script).map((name): [string, ...string[]] => [script, name]))

test("each script that has several lists them", () => {
  expect(Object.fromEntries(choosing.map((script) => [script, listed(script).length]))).toEqual({
    bench: 13,
    screens: 3,
    make: 3,
    test: 6,
  })
})

const all = [...Object.keys(scripts).map((script): [string, ...string[]] => [script]), ...named]

describe.each(all.map((words) => [words.join(" "), words] as const))("%s", (_title, [script, ...names]) => {
  test("--help says how it is used, starts nothing and writes nothing", () => {
    const { status, stdout, stderr } = run(script, ...names, "--help")
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
    expect(stdout).toMatch(/^Use: npm (run \S+|start|test)/)
    expect(stdout.split("\n", 1)[0]).toContain(names[0] ?? script)
    expect(files()).toEqual(before)
  })
})

test.each(["bench", "screens", "make"])(
  "%s without a name, or with an unknown one, lists the names and ends with 2",
  (script) => {
    for (const args of [[], ["nothing"], ["constructor"]]) {
      const { status, stdout, stderr } = run(script, ...args)
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" })
      for (const name of listed(script)) expect(stderr).toContain(`\n  ${name} `)
    }
    expect(files()).toEqual(before)
  },
)

test("there are twenty npm scripts at most", () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
})
