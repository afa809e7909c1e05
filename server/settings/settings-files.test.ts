import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string) => readFileSync(join(root, path), "utf8")

/** The variables that the program reads as its settings. */
function settingNames(): string[] {
  const names = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return undefined
      },
    },
  )
  readConfig("all", env)
  // Of pg; it is read here to keep it out of logs.
  names.delete("PGPASSWORD")
  return [...names].sort()
}

/** The settings of .env.example, with their defaults; "" = unset. */
const example = Object.fromEntries(
  [...read(".env.example").matchAll(/^#([A-Z][A-Z\d_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
)

/** The settings of docs/configuration.md, with their default as written there. */
const documented = Object.fromEntries(
  [...read("docs/configuration.md").matchAll(/^\| `([A-Z][A-Z\d_]*)` \| ([^|]*) \|/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
)

test("docs/configuration.md and .env.example list every setting and no other", () => {
  expect(Object.keys(documented).sort()).toEqual(settingNames())
  expect(Object.keys(example).sort()).toEqual(settingNames())
})

test.each(Object.entries(documented))("%s has one default: %s", (name, written) => {
  const [, value = ""] = /^`([^`]*)`/.exec(written) ?? []
  // The folder of backups lies in another setting's.
  expect(example[name]).toBe(name === "BACKUP_DIR" ? "" : value)
})

test("the defaults of .env.example are those of the program", () => {
  expect(readConfig("all", example)).toEqual({
    ...readConfig("all", {}),
    databaseLimits: { poolSize: 10, connectTimeout: 5000, lockTimeout: 5000, statementTimeout: 8000 },
    backupTimes: { timeout: 30_000 },
  })
})
