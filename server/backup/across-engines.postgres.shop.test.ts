import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { writeBackup } from "./backup-file.ts"
import { restoreBackup } from "./restore.ts"
import { everything } from "./testing.ts"

const made: OwnDatabase[] = []

const another = async (content: "nothing" | "sample" = "nothing") => {
  const database = await ownDatabase(content)
  made.push(database)
  return database
}

afterEach(async () => {
  await Promise.all(made.splice(0).map((database) => database.remove()))
})

type Address = OwnDatabase["address"]

async function move(from: Address, to: Address, file: string) {
  const db = openDatabase(from)
  await writeBackup(db, file, new Date(), () => undefined)
  await db.destroy()
  await restoreBackup(file, { address: to, replace: false, now: new Date(), onProgress: () => undefined })
}

test("a shop moves from PostgreSQL to SQLite and back by its backup, and loses nothing", async () => {
  const [{ address: first }, { address: last }] = [await another("sample"), await another()]
  const sqlite = { dataDir: join(first.dataDir, "sqlite") }
  await move(first, sqlite, join(first.dataDir, "one"))
  await move(sqlite, last, join(first.dataDir, "two"))
  const { content } = await everything(first)
  expect((await everything(sqlite)).content).toEqual(content)
  expect((await everything(last)).content).toEqual(content)
})
