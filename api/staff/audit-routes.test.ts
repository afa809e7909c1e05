import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isPostgres } from "#db/engine.ts"
import { addAudit } from "#db/staff/audit.ts"
import { placedListedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff } from "../testing/staff.ts"
import type { AuditRow } from "./contract-audit.ts"

let shop: TestShop
let owner: TestStaff
let agent: TestStaff
const now = new Date()
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  owner = await signedIn(shop, "owner", "Owner Amel")
  agent = await signedIn(shop, "agent", "Agent Bilal")
})
afterAll(() => shop.close())

type Listed = { data: AuditRow[]; meta: { pagination: { total: number; page: number; pageCount: number } } }

async function audit(query: string): Promise<Listed> {
  const answer = await owner.send("GET", `/api/admin/audit?${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Listed
}

describe("the audit log", () => {
  it("tells who changed what, before and after, and from where", async () => {
    const init = {
      method: "PATCH",
      headers: { cookie: owner.cookie },
      body: JSON.stringify({ role: "editor", password: owner.password }),
    }
    const changed = await shop.send(`/api/admin/staff/${agent.id}`, init, "192.0.2.4")
    expect(changed.status).toBe(200)
    const { data } = await audit("action=change-role")
    expect(data).toEqual([
      {
        id: expect.any(Number),
        at: now.toISOString(),
        staff: { id: owner.id, name: owner.name },
        action: "change-role",
        resource: "staff",
        documentId: agent.id,
        number: null,
        address: "192.0.2.4",
        before: { role: "agent" },
        after: { role: "editor" },
      },
    ])
  })

  it("names an order by its number, and finds it by that", async () => {
    const { documentId, number } = await placedListedOrder(shop)
    await owner.send("POST", `/api/admin/orders/${documentId}/status`, { to: "confirmed" })
    const { data } = await audit(`q=${number}`)
    expect(data).toMatchObject([{ action: "status", documentId, number }])
  })

  it("tells sign-ins and those that failed, by whom where that is known", async () => {
    await signIn(shop, agent.email)
    const path = "/api/admin/auth/sign-in/email"
    for (const email of [agent.email, "nobody@hanout.test"]) {
      expect((await sendWith(shop, "", "POST", path, { email, password: "a-wrong-one" })).status).toBe(401)
    }
    const mine = await audit(`staff=${agent.id}&sort=at:asc`)
    expect(mine.data.map(({ action }) => action).slice(-2)).toEqual(["sign-in", "sign-in-failed"])
    const nobodys = await audit("staff=none")
    expect(nobodys.data).toMatchObject([{ action: "sign-in-failed", staff: null, documentId: null }])
  })

  it("holds neither passwords nor tokens nor addresses that were typed", async () => {
    const { data } = await audit("pageSize=100")
    const text = JSON.stringify(data)
    expect(data.length).toBeGreaterThan(4)
    for (const secret of [owner.password, "a-wrong-one", "nobody@hanout.test", owner.cookie.split("=")[1] ?? "none"]) {
      expect(text).not.toContain(secret)
    }
  })

  it("is searched by text, member, action, thing and day, a page at a time", async () => {
    const at = (iso: string, action: string, documentId: string) =>
      addAudit(shop.db, {
        staff: { id: agent.id, name: agent.name },
        action,
        resource: "product",
        documentId,
        address: "",
        before: { title: "Sac Ébène" },
        after: { title: "Sac d'été" },
        at: new Date(iso),
      })
    await at("2026-03-01T22:59:59.999Z", "update", "p1")
    await at("2026-03-01T23:00:00.000Z", "update", "p2")
    await at("2026-03-02T22:59:59.999Z", "delete", "p1")
    await at("2026-03-02T23:00:00.000Z", "update", "p3")
    const ids = async (query: string) => (await audit(query)).data.map(({ documentId }) => documentId)
    expect(await ids("from=2026-03-02&to=2026-03-02")).toEqual(["p1", "p2"])
    expect(await ids("resource=product&action=delete,update&to=2026-03-01")).toEqual(["p1"])
    expect(await ids("document=p1&sort=at:asc")).toEqual(["p1", "p1"])
    expect(await ids(`staff=${agent.id}&resource=product&q=ÉBÈNE`)).toHaveLength(4)
    expect(await ids("resource=product&q=bilal")).toHaveLength(4)
    expect(await ids("resource=product&q=ebony")).toEqual([])
    const second = await audit("resource=product&sort=at:asc&page=2&pageSize=3")
    expect(second.data.map(({ documentId }) => documentId)).toEqual(["p3"])
    expect(second.meta.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 2, total: 4 })
  })

  it.each([
    ["who=me", "who"],
    ["sort=before:asc", "sort"],
    ["from=yesterday", "from"],
    ["pageSize=1000", "pageSize"],
  ])("does not understand %s", async (query, name) => {
    const answer = await owner.send("GET", `/api/admin/audit?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { details: { errors: [{ path: expect.arrayContaining([name]) }] } },
    })
  })

  it("is added to and never changed, whoever writes", async () => {
    const { db } = shop
    const before = await db.selectFrom("audit_log").selectAll().orderBy("id").execute()
    await expect(db.updateTable("audit_log").set({ action: "nothing" }).execute()).rejects.toThrow("append-only")
    await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only")
    const replaced = sql`insert or replace into audit_log select * from audit_log where id = ${before[0]?.id ?? 0}`
    const emptied = isPostgres(db) ? sql`truncate audit_log` : replaced
    await expect(emptied.execute(db)).rejects.toThrow("append-only")
    expect(await db.selectFrom("audit_log").selectAll().orderBy("id").execute()).toEqual(before)
  })

  it("is written with the change or not at all", async () => {
    const leaving = await signedIn(shop, "agent", "Leaving")
    const { total } = (await audit("action=remove")).meta.pagination
    const restore = await rejectEntries("remove")
    expect((await owner.send("DELETE", `/api/admin/staff/${leaving.id}`)).status).toBe(500)
    expect((await leaving.send("GET", "/api/admin/me")).status).toBe(200)
    expect((await audit("action=remove")).meta.pagination.total).toBe(total)
    await restore()
    expect((await owner.send("DELETE", `/api/admin/staff/${leaving.id}`)).status).toBe(200)
    expect((await audit("action=remove")).meta.pagination.total).toBe(total + 1)
  })

  /** Has the database refuse entries of an action.
   *  @returns ends that */
  async function rejectEntries(action: string): Promise<() => Promise<unknown>> {
    const { db } = shop
    const name = sql.lit(action)
    if (isPostgres(db)) {
      await sql`create function refuse_entry() returns trigger language plpgsql as
        $$ begin raise exception 'no entry today'; end $$`.execute(db)
      await sql`create trigger refuse_entry before insert on audit_log for each row when (new.action = ${name})
        execute function refuse_entry()`.execute(db)
      return () => sql`drop trigger refuse_entry on audit_log`.execute(db)
    }
    await sql`create trigger refuse_entry before insert on audit_log when new.action = ${name}
      begin select raise(abort, 'no entry today'); end`.execute(db)
    return () => sql`drop trigger refuse_entry`.execute(db)
  }
})
