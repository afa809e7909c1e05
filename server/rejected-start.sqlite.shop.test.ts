import { readFileSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { startProcess } from "./testing.ts"

let own: OwnDatabase
let file: string

beforeEach(async () => {
  own = await ownDatabase("sample")
  file = join(own.address.dataDir, "hanout.db")
  // Everything in one file, as a copy of it is.
  new Sqlite(file).close()
})
afterEach(() => own.remove())

const change = (statement: string) => {
  const database = new Sqlite(file)
  database.exec(statement)
  database.close()
}

test.each<[string, RegExp, () => void]>([
  ["damaged", /hanout\.db cannot be used.*restore it from a copy/, () => writeFileSync(file, damaged())],
  ["cut off", /hanout\.db cannot be used.*restore it from a copy/, () => truncateSync(file, 4096 * 20)],
  [
    "no database",
    /hanout\.db cannot be used.*restore it from a copy/,
    () => writeFileSync(file, "a letter".repeat(600)),
  ],
  [
    "another program's",
    /belongs to another program/,
    () => {
      writeFileSync(file, "")
      change("create table films (title text)")
    },
  ],
  [
    "a newer program's",
    /newer than this program.*9999-tomorrow.*Start the newer version/,
    () => change("insert into kysely_migration values ('9999-tomorrow', '')"),
  ],
])("a file that is %s stops the start in one clear line", async (_what, message, spoil) => {
  spoil()
  const started = startProcess("api", own.env)
  await expect(started).rejects.toThrow(message)
  await expect(started).rejects.not.toThrow(/\n\s+at /)
})

function damaged(): Buffer {
  const bytes = readFileSync(file)
  return bytes.fill(0x5a, 4096 * 3, 4096 * 12)
}
