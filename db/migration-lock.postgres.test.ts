import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "./database.ts"
import { withMigrationLock } from "./migration-lock.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"

let own: OwnDatabase
const open: Db[] = []
beforeEach(async () => {
  own = await ownDatabase("nothing")
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.destroy()))
  await own.remove()
})

/** Another process, whose statements may take a third of a second. */
function another(): Db {
  const db = openDatabase({ ...own.address, limits: { statementTimeout: 300, lockTimeout: 300 } })
  open.push(db)
  return db
}

/** Longer than the client waits for an ordinary statement: a second more than the server does. */
const long = sql`select pg_sleep(1.6)`

it("takes as long for a statement as large tables need, and the other processes wait for it", async () => {
  const [first, second] = [another(), another()]
  const done: string[] = []
  await Promise.all([
    withMigrationLock(first, async (tx) => {
      await long.execute(tx)
      done.push("first")
    }),
    withMigrationLock(second, async () => void done.push("second")),
  ])
  expect(done).toHaveLength(2)
})

it("leaves the limits of other statements as they were", async () => {
  const db = another()
  await withMigrationLock(db, async () => undefined)
  await expect(long.execute(db)).rejects.toMatchObject({ code: "57014" })
})
