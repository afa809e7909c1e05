import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isPostgres } from "#db/engine.ts"
import { addAudit } from "#db/staff/audit.ts"
import { purgeFailedSignIns } from "#db/staff/purge-staff.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)
const entries: [string, number][] = [
  ["sign-in-failed", 400],
  ["sign-in-stopped", 91],
  ["sign-in-failed", 88],
  ["sign-in", 400],
  ["update", 400],
]
beforeAll(async () => {
  shop = await openTestShop()
  for (const [action, days] of entries) {
    const what = { staff: null, resource: "session", documentId: null, before: null, after: null, address: "192.0.2.4" }
    await addAudit(shop.db, { ...what, action, at: daysAgo(days) })
  }
})
afterAll(() => shop.close())

const log = () => shop.db.selectFrom("audit_log").select(["id", "action", "at"]).orderBy("id").execute()

describe("failed sign-ins in the audit log", () => {
  it("can be deleted by nobody before their time, and nothing else ever", async () => {
    const rows = await log()
    for (const { id } of rows.slice(2)) {
      const gone = shop.db.deleteFrom("audit_log").where("id", "=", id).execute()
      await expect(gone).rejects.toThrow("append-only")
    }
    await expect(shop.db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only")
    for (const { id } of rows) {
      const changed = shop.db.updateTable("audit_log").set({ address: null }).where("id", "=", id).execute()
      await expect(changed).rejects.toThrow("append-only")
    }
    if (isPostgres(shop.db)) await expect(sql`truncate audit_log`.execute(shop.db)).rejects.toThrow("append-only")
    expect(await log()).toEqual(rows)
  })

  it("expire after 90 days, also where two processes delete them at the same moment", async () => {
    await Promise.all([purgeFailedSignIns(shop.db, now), purgeFailedSignIns(shop.db, now)])
    const left = (await log()).map(({ action, at }) => [action, at])
    expect(left).toEqual(entries.slice(2).map(([action, days]) => [action, daysAgo(days).toISOString()]))
  })
})
