import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { makeVersion } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db
beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await makeVersion(db, "0047-file-facts")
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

it("knows of orders that were merged before which order has their lines", async () => {
  const [into, gone] = await db.selectFrom("orders").select("id").orderBy("id").limit(2).execute()
  if (!into || !gone) throw new Error("The frozen version has too few orders")
  const event = { at: "2026-11-20T08:00:00.000Z", actor: "Karima", actor_id: null, kind: "status" as const }
  await db
    .insertInto("order_event")
    .values({
      ...event,
      order_id: gone.id,
      from_status: "new",
      to_status: "cancelled",
      reason: "merged",
      details: JSON.stringify({ into: `HN-26-${String(into.id).padStart(6, "0")}` }),
    })
    .execute()
  await migrate(db)
  const rows = await db
    .selectFrom("orders")
    .select(["id", "merged_into"])
    .where("merged_into", "is not", null)
    .execute()
  expect(rows).toEqual([{ id: gone.id, merged_into: into.id }])
})
