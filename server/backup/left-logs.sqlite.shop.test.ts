import { cpSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { writeBackup } from "./backup-file.ts"
import { command, everything, unitsLeft } from "./testing.ts"

const made: OwnDatabase[] = []
const another = async () => {
  const database = await ownDatabase("sample")
  made.push(database)
  return database
}
afterEach(async () => {
  await Promise.all(made.splice(0).map((database) => database.remove()))
})

/** A shop that was killed, and whose database alone was taken away: its log is still there. */
async function killedShop(): Promise<OwnDatabase> {
  const own = await another()
  const file = join(own.address.dataDir, "hanout.db")
  const db = openDatabase(own.address)
  await db.updateTable("product").set({ quantity: 123_456 }).execute()
  cpSync(`${file}-wal`, `${file}-wal.copy`)
  await db.destroy()
  rmSync(file)
  cpSync(`${file}-wal.copy`, `${file}-wal`)
  return own
}

test("the log of a database that is gone changes nothing of what is restored", async () => {
  const own = await another()
  const file = join(own.address.dataDir, "shop.backup")
  const db = openDatabase(own.address)
  await writeBackup(db, file, new Date(), () => undefined)
  await db.destroy()
  const before = await everything(own.address)
  const killed = await killedShop()
  const { status, text } = await command(killed.env, "restore", file)
  expect([status, text]).toEqual([0, expect.stringContaining("Restored")])
  expect(await unitsLeft(killed.address)).toBe(await unitsLeft(own.address))
  expect(await everything(killed.address)).toEqual(before)
  const left = readdirSync(killed.address.dataDir).filter((name) => /^hanout\.db\.before_\d+-wal$/.test(name))
  expect(left).toHaveLength(1)
})
