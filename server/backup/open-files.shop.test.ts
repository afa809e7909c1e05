import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Db, openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { writeBackup } from "./backup-file.ts"
import { backupService } from "./backup-service.ts"

let own: OwnDatabase
let db: Db
beforeEach(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const descriptors = "/proc/self/fd"

/** Which files of the folder of backups this process has open. */
function openFiles(): string[] {
  const targets = readdirSync(descriptors).map((name) => {
    try {
      return readlinkSync(join(descriptors, name))
    } catch {
      return ""
    }
  })
  return targets.filter((target) => target.includes(join(own.address.dataDir, "backups")))
}

// Linux alone says which files are open.
test.runIf(existsSync(descriptors))("looking at a backup leaves no file open, also where it is damaged", async () => {
  const folder = join(own.address.dataDir, "backups")
  mkdirSync(folder)
  const [whole = "", headless = "", changed = ""] = [1, 2, 3].map((n) => `hanout-2026-11-0${n}T00-00-00-000Z.backup`)
  await writeBackup(db, join(folder, whole), new Date(), () => undefined)
  const text = gunzipSync(readFileSync(join(folder, whole))).toString()
  // More than is read at once: the file is not at its end when its first line is known.
  const long = `{"program":"another"}\n${Array.from({ length: 200_000 }, () => Math.random()).join("\n")}`
  writeFileSync(join(folder, headless), gzipSync(long))
  const more = Array.from({ length: 200_000 }, () => Math.random()).join("\n")
  writeFileSync(join(folder, changed), gzipSync(`${text}${more}`))
  const backups = backupService(db, folder)
  expect(await backups.head(whole)).toMatchObject({ rows: expect.any(Number) })
  await expect(backups.head(headless)).rejects.toThrow("no backup of Hanout")
  expect(await backups.head(changed)).toMatchObject({ rows: expect.any(Number) })
  expect(await backups.find(whole)).toMatchObject({ bytes: expect.any(Number) })
  await expect.poll(openFiles, { timeout: 5_000 }).toEqual([])
})

test("the list leaves out a file that goes while it is made", async () => {
  const folder = join(own.address.dataDir, "backups")
  mkdirSync(folder)
  const [there = "", gone = ""] = [1, 2].map((n) => `hanout-2026-11-0${n}T00-00-00-000Z.backup`)
  writeFileSync(join(folder, there), "")
  // The folder names it, and it cannot be found.
  symlinkSync(join(folder, "nothing"), join(folder, gone))
  const backups = backupService(db, folder)
  expect(await backups.list()).toMatchObject([{ name: there }])
  expect(await backups.find(gone)).toBeUndefined()
})
