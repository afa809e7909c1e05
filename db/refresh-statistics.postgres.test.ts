import { sql } from "kysely"
import { expect, it } from "vitest"
import { openDatabase } from "./database.ts"
import { refreshStatistics } from "./refresh-statistics.ts"
import { ownDatabase } from "./testing/own-database.ts"

it("has PostgreSQL count what was stored", async () => {
  const own = await ownDatabase("nothing")
  const db = openDatabase(own.address)
  await sql`create table many (id int)`.execute(db)
  await sql`insert into many select generate_series(1, 3000)`.execute(db)
  const counted = async () =>
    (await sql<{ n: number }>`select reltuples as n from pg_class where relname = 'many'`.execute(db)).rows[0]?.n
  expect(await counted()).toBe(-1)
  await refreshStatistics(db)
  expect(await counted()).toBe(3000)
  await db.destroy()
  await own.remove()
})
