import { afterEach, beforeEach, expect, test } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { migrate } from "./migrate.ts"
import { databaseState } from "./readiness.ts"

let own: OwnDatabase
let db: Db

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
})
afterEach(async () => {
  await db.destroy().catch(() => undefined)
  await own.remove()
})

const applied = () => db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()

test("is ready when all steps of this program have been taken, and only those", async () => {
  await migrate(db)
  expect(await databaseState(db)).toBe("ready")
  await applied().insertInto("kysely_migration").values({ name: "9999-tomorrow", timestamp: "" }).execute()
  expect(await databaseState(db)).toBe("migrations")
  await applied().deleteFrom("kysely_migration").where("name", ">=", "0004").execute()
  expect(await databaseState(db)).toBe("migrations")
})

test("throws for a database without tables, and for one that is gone", async () => {
  await expect(databaseState(db)).rejects.toThrow()
  await db.destroy()
  await expect(databaseState(db)).rejects.toThrow()
})
