import { onTestFinished } from "vitest"
import { type Db, migrate, openDatabase } from "../database.ts"
import { ownDatabase } from "./own-database.ts"

/** A database with tables and nothing in them, until the test ends. */
export async function emptyShop(): Promise<Db> {
  const own = await ownDatabase("nothing")
  onTestFinished(own.remove)
  const db = openDatabase(own.address)
  await migrate(db)
  return db
}
