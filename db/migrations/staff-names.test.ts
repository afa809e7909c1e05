import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"

let own: OwnDatabase
let db: Db
beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0040"))

/** A member as the program before wrote one. */
async function addMember(id: string, name: string, day: number, hasLeft = false) {
  const at = `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`
  const times = { created_at: at, updated_at: at, removed_at: hasLeft ? at : null }
  const row = { id, name, email: `${id}@hanout.test`, role: "agent" as const, locale: "fr" as const, image: null }
  // The column that tells them apart is what the upgrade brings.
  const older = db.insertInto("staff_user").values({ ...row, ...times, name_folded: undefined as never })
  await older.execute()
}

it("gives members who share a name numbers: who works here first, the earlier one first", async () => {
  await migrate(db, before)
  await addMember("left", "Karima", 1, true)
  await addMember("first", "Karima", 2)
  await addMember("second", "KARIMA ", 3)
  await addMember("numbered", "Karima (2)", 4)
  await addMember("arabic", "أحمد", 5)
  await addMember("same-arabic", "احمد", 6)
  await addMember("signs", "--", 7)
  await migrate(db)
  const rows = await db.selectFrom("staff_user").select(["id", "name"]).orderBy("created_at").execute()
  expect(Object.fromEntries(rows.map(({ id, name }) => [id, name]))).toEqual({
    left: "Karima (4)",
    first: "Karima",
    second: "KARIMA (3)",
    numbered: "Karima (2)",
    arabic: "أحمد",
    "same-arabic": "احمد (2)",
    signs: "-- (2)",
  })
})

it("has the database refuse a second member of a name", async () => {
  await migrate(db)
  const row = (id: string) => ({ id, email: `${id}@hanout.test`, role: "agent" as const, locale: "fr" as const })
  const times = { created_at: "2026-11-21T08:00:00.000Z", updated_at: "2026-11-21T08:00:00.000Z" }
  const add = (id: string, name: string) =>
    db
      .insertInto("staff_user")
      .values({ ...row(id), ...times, name, name_folded: "karima", image: null, removed_at: null })
  await add("one", "Karima").execute()
  await expect(add("two", "KARIMA").execute()).rejects.toThrow(/unique/i)
})
