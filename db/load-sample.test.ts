import { afterEach, describe, expect, it } from "vitest"
import { type Db, isEmpty, migrate, openDatabase } from "./database.ts"
import { loadSample } from "./load-sample.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"

const owned: OwnDatabase[] = []
afterEach(async () => {
  for (const { remove } of owned.splice(0)) await remove()
})

async function emptyShop(): Promise<Db> {
  const own = await ownDatabase("nothing")
  owned.push(own)
  const db = openDatabase(own.address)
  await migrate(db)
  return db
}

const read = (db: Db) => db.selectFrom("product").select(["document_id", "slug", "created_at"]).orderBy("id").execute()

describe("loadSample", () => {
  it("gives the same products the same documentIds at every load", async () => {
    const [first, second] = [await emptyShop(), await emptyShop()]
    await loadSample(first, new Date("2026-11-21T09:00:00Z"))
    await loadSample(second, new Date("2027-01-01T09:00:00Z"))
    const ids = async (db: Db) => (await read(db)).map((row) => row.document_id)
    expect(await ids(second)).toEqual(await ids(first))
    expect((await ids(first)).every((id) => /^[a-z0-9]{24}$/.test(id))).toBe(true)
    expect(await read(second)).not.toEqual(await read(first))
    await Promise.all([first.destroy(), second.destroy()])
  })

  it("refuses a shop that is not empty and leaves it as it is", async () => {
    const db = await emptyShop()
    await loadSample(db, new Date())
    await expect(loadSample(db, new Date())).rejects.toThrow(/empty database/)
    expect(await read(db)).toHaveLength(38)
    expect(await isEmpty(db)).toBe(false)
    await db.destroy()
  })
})
