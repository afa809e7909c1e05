import { afterAll, beforeAll, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { contentVersion, touchContent } from "./content-version.ts"

let own: OwnDatabase
let db: Db
beforeAll(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  await db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  const offer = { offer_start: "2030-01-01T00:00:00.000Z", offer_end: "2030-02-01T00:00:00.000Z" }
  await db.updateTable("product").set(offer).where("slug", "=", "sac-casbah").execute()
  await db.transaction().execute((tx) => touchContent(tx, ["all"]))
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

const at = (moment: string) => contentVersion(db, new Date(moment))

it("changes when an offer begins and when it ends, and not between", async () => {
  const before = await at("2029-12-31T23:59:59.999Z")
  const during = await at("2030-01-01T00:00:00Z")
  expect(during).not.toBe(before)
  expect(await at("2030-01-31T23:59:59.999Z")).toBe(during)
  const after = await at("2030-02-01T00:00:00Z")
  expect([before, during]).not.toContain(after)
  expect(await at("2031-01-01T00:00:00Z")).toBe(after)
})

it("follows an offer that is moved", async () => {
  const before = await at("2030-01-15T00:00:00Z")
  await db
    .updateTable("product")
    .set({ offer_end: "2030-01-10T00:00:00.000Z" })
    .where("slug", "=", "sac-casbah")
    .execute()
  await db.transaction().execute((tx) => touchContent(tx, ["all"]))
  const after = await at("2030-01-15T00:00:00Z")
  expect(after).not.toBe(before)
  expect(await at("2030-01-09T00:00:00Z")).not.toBe(after)
})

it("changes when a coupon begins and when it ends", async () => {
  const [first] = await db.selectFrom("coupon").select("id").limit(1).execute()
  const dates = { start_date: "2031-01-01T00:00:00.000Z", end_date: "2031-02-01T00:00:00.000Z" }
  await db
    .updateTable("coupon")
    .set(dates)
    .where("id", "=", first?.id ?? 0)
    .execute()
  await db.transaction().execute((tx) => touchContent(tx, ["all"]))
  const versions = [
    await at("2030-12-31T00:00:00Z"),
    await at("2031-01-15T00:00:00Z"),
    await at("2031-02-01T00:00:00Z"),
  ]
  expect(new Set(versions).size).toBe(3)
})
