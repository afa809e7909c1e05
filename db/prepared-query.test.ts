import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Db, openDatabase } from "./database.ts"
import { isPostgres } from "./engine.ts"
import { inList, preparedQuery } from "./prepared-query.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"

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

let built = 0
const slugsOf = preparedQuery((db, { ids, minId }: { ids: number[]; minId: number }) => {
  built += 1
  return db.selectFrom("product").select(["id", "slug"]).where("id", "in", ids).where("quantity", ">=", minId)
})
const found = async (ids: number[], minId = 0) => (await slugsOf(db, { ids, minId })).map(({ id }) => id).toSorted()

describe("a kept query", () => {
  it("is built once and finds what the values of each run ask for", async () => {
    const ids = (await db.selectFrom("product").select("id").orderBy("id").limit(12).execute()).map(({ id }) => id)
    const [first = 0, second = 0, third = 0] = ids
    await db.updateTable("product").set({ quantity: 5 }).execute()
    built = 0
    expect(await found([first, second])).toEqual([first, second])
    expect(await found([second, third])).toEqual([second, third])
    expect(await found([second, third], 6)).toEqual([])
    expect(built).toBe(1)
    expect(await found([first])).toEqual([first])
    expect(await found([third])).toEqual([third])
    expect(built).toBe(2)
    expect(await found(ids)).toEqual(ids.toSorted())
    expect(await found(ids.toReversed())).toEqual(ids.toSorted())
    expect(built).toBe(4)
  })

  it("is built once for lists of nine to sixteen, which are made equally long", async () => {
    const ids = (await db.selectFrom("product").select("id").orderBy("id").limit(16).execute()).map(({ id }) => id)
    expect(inList(ids.slice(0, 3))).toEqual(ids.slice(0, 3))
    expect(inList(ids.slice(0, 9))).toEqual([...ids.slice(0, 9), ...Array(7).fill(ids[8])])
    expect(inList([])).toEqual([])
    expect(inList(Array(65).fill(1))).toHaveLength(128)
    built = 0
    for (const length of [9, 12, 16])
      expect(await found(inList(ids.slice(0, length)))).toEqual(ids.slice(0, length).toSorted())
    expect(built).toBe(1)
  })

  it("tells a list of none from a list of one", async () => {
    const [{ id }] = (await db.selectFrom("product").select("id").limit(1).execute()) as [{ id: number }]
    const count = preparedQuery((db, { ids }: { ids: number[] }) =>
      db
        .selectFrom("product")
        .select((e) => e.fn.countAll<number>().as("count"))
        .$if(ids.length > 0, (query) => query.where("id", "in", ids)),
    )
    const [all] = await count(db, { ids: [] })
    expect(all?.count).toBeGreaterThan(1)
    expect(await count(db, { ids: [id] })).toEqual([{ count: 1 }])
  })

  it("stores what each run gives, null among it", async () => {
    const block = preparedQuery((db, row: { phone_key: string; reason: string | null; created_at: string }) =>
      db.insertInto("phone_block").values(row).returning("phone_key"),
    )
    const at = "2026-11-21T09:00:00.000Z"
    expect(await block(db, { phone_key: "0550000001", reason: null, created_at: at })).toEqual([
      { phone_key: "0550000001" },
    ])
    await block(db, { phone_key: "0550000002", reason: "'; --", created_at: at })
    expect(await db.selectFrom("phone_block").select(["phone_key", "reason"]).orderBy("phone_key").execute()).toEqual([
      { phone_key: "0550000001", reason: null },
      { phone_key: "0550000002", reason: "'; --" },
    ])
  })

  it("stores what one run gives and another leaves out", async () => {
    type Row = { phone_key: string; reason?: string | undefined; created_at: string }
    const block = preparedQuery((db, { rows }: { rows: Row[] }) => db.insertInto("phone_block").values(rows))
    const at = "2026-11-21T09:00:00.000Z"
    await block(db, { rows: [{ phone_key: "0550000001", created_at: at }] })
    await block(db, { rows: [{ phone_key: "0550000002", reason: "Three refusals", created_at: at }] })
    await block(db, { rows: [{ phone_key: "0550000003", reason: undefined, created_at: at }] })
    expect(await db.selectFrom("phone_block").select(["phone_key", "reason"]).orderBy("phone_key").execute()).toEqual([
      { phone_key: "0550000001", reason: null },
      { phone_key: "0550000002", reason: "Three refusals" },
      { phone_key: "0550000003", reason: null },
    ])
  })

  it("goes on when its table gets another column", async () => {
    const before = await found([1, 2])
    await db.schema.alterTable("product").addColumn("later", "text").execute()
    for (let run = 0; run < 12; run++) expect(await found([1, 2])).toEqual(before)
  })

  it("stays prepared in PostgreSQL", async () => {
    await db.connection().execute(async (one) => {
      for (let run = 0; run < 3; run++) expect(await slugsOf(one, { ids: [1], minId: 0 })).toHaveLength(1)
      if (!isPostgres(one)) return
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
      expect(rows.filter(({ statement }) => /"quantity" >= /.test(statement))).toHaveLength(1)
    })
  })
})
