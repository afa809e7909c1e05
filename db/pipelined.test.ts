import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "./database.ts"
import { pipelined } from "./pipelined.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"
import { inTransaction } from "./transaction.ts"

let own: OwnDatabase
let db: Db
beforeEach(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  await sql`create table step (name text primary key)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const insert = (name: string) => sql<{ name: string }>`insert into step values (${name}) returning name`.compile(db)
const count = () => sql<{ count: number }>`select count(*) as count from step`.compile(db)
const countSteps = async () => (await db.executeQuery(count())).rows

it("runs statements in their order, each after those before it, and returns the rows of each", async () => {
  const rows = await inTransaction(db, (tx) => pipelined(tx, [insert("a"), count(), undefined, insert("b"), count()]))
  expect(rows).toEqual([[{ name: "a" }], [{ count: 1 }], [], [{ name: "b" }], [{ count: 2 }]])
  expect(await countSteps()).toEqual([{ count: 2 }])
})

it("throws the first error, leaves nothing behind, and the connection stays of use", async () => {
  const statements = [insert("a"), sql`insert into nowhere values (1)`.compile(db), insert("a"), count()]
  for (let time = 0; time < 12; time++) {
    await expect(db.transaction().execute((tx) => pipelined(tx, statements))).rejects.toThrow(/nowhere/)
  }
  expect(await countSteps()).toEqual([{ count: 0 }])
})

it("keeps the statements of transactions at the same time apart", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `step-${index}`)
  const seen = await Promise.all(
    names.map((name) => db.transaction().execute((tx) => pipelined(tx, [count(), insert(name), count()]))),
  )
  expect(seen.map(([, inserted]) => inserted)).toEqual(names.map((name) => [{ name }]))
  expect(await countSteps()).toEqual([{ count: 20 }])
})
