import { onTestFinished } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { migrate } from "../migrations/migrate.ts"
import { ownDatabase } from "./own-database.ts"

/** A database with tables and nothing in them, until `close`. */
export async function openEmptyShop(): Promise<{ db: Db; close: () => Promise<void> }> {
  const own = await ownDatabase("nothing")
  const db = openDatabase(own.address)
  await migrate(db)
  return {
    db,
    close: async () => {
      await db.destroy()
      await own.remove()
    },
  }
}

/** The same until the test ends. */
export async function emptyShop(): Promise<Db> {
  const { db, close } = await openEmptyShop()
  onTestFinished(close)
  return db
}
