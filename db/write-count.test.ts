import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Db, openDatabase } from "./database.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"
import { inTransaction } from "./transaction.ts"
import { countWrites } from "./write-count.ts"

let own: OwnDatabase
let db: Db
beforeAll(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

async function counted(work: () => Promise<unknown>): Promise<number> {
  const before = countWrites(db)
  await work().catch(() => undefined)
  return countWrites(db) - before
}
const price = (change: number) => (handle: Db) => handle.updateTable("product").set({ price: change }).execute()

it("counts no statement that reads", async () => {
  expect(await counted(() => db.selectFrom("product").select("id").execute())).toBe(0)
  expect(await counted(() => sql`select 1`.execute(db))).toBe(0)
})

it("counts a write before its writer goes on, whatever handle it has and however it ends", async () => {
  expect(await counted(() => price(100)(db))).toBe(1)
  expect(await counted(() => price(200)(db.withoutPlugins()))).toBe(1)
  expect(await counted(() => sql`update product set price = 300`.execute(db))).toBe(1)
  expect(await counted(() => sql`update nothing set price = 300`.execute(db))).toBe(1)
})

it("counts once more when a transaction ends", async () => {
  let inside = 0
  const all = await counted(() =>
    inTransaction(db, async (tx) => {
      const before = countWrites(db)
      await price(400)(tx)
      inside = countWrites(db) - before
    }),
  )
  expect(inside).toBe(1)
  expect(all).toBeGreaterThan(inside)
})
