import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { erasePerson } from "#db/customers/erase-person.ts"
import { orderAdmin } from "../../testing/order-admin.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"
import { maxSavedFilters, type SavedFilter, savedFilter } from "../contract-saved-filter.ts"

let shop: TestShop
let karima: ReturnType<typeof memberOf>
let nadir: ReturnType<typeof memberOf>
let rania: ReturnType<typeof memberOf>

function memberOf(staff: Awaited<ReturnType<typeof signedIn>>) {
  const { ask } = orderAdmin(staff)
  return {
    id: staff.id,
    ask,
    keep: async (name: string, query: string, shared = false) => {
      const { status, json } = await ask("POST", "/orders/filters", { name, query, shared })
      expect(status).toBe(201)
      return savedFilter.parse(json.data)
    },
    seen: async () => {
      const all = (await ask("GET", "/orders/filters")).json.data as SavedFilter[]
      return all.map(({ name, author }) => `${name} · ${author.name}`)
    },
    change: async ({ documentId }: SavedFilter, changes: object) =>
      (await ask("PATCH", `/orders/filters/${documentId}`, changes)).status,
    remove: async ({ documentId }: SavedFilter) => (await ask("DELETE", `/orders/filters/${documentId}`)).status,
  }
}

beforeAll(async () => {
  shop = await openTestShop()
  karima = memberOf(await signedIn(shop, "agent", "Karima"))
  nadir = memberOf(await signedIn(shop, "agent", "Nadir"))
  rania = memberOf(await signedIn(shop, "manager", "Rania"))
})
afterAll(() => shop.close())

const audited = async ({ documentId }: SavedFilter) => {
  const log = await shop.db
    .selectFrom("audit_log")
    .selectAll()
    .where("document_id", "=", documentId)
    .orderBy("id")
    .execute()
  return log.map(({ action, before, after }) => [action, before && JSON.parse(before), after && JSON.parse(after)])
}

describe("/api/admin/orders/filters", () => {
  it("follows who kept it and is seen by the others once it is shared", async () => {
    const mine = await karima.keep("Alger", "status=new&wilaya=16")
    expect(mine).toMatchObject({ shared: false, query: "status=new&wilaya=16", author: { id: karima.id } })
    expect(await karima.seen()).toEqual(["Alger · Karima"])
    expect([await nadir.seen(), await rania.seen()]).toEqual([[], []])
    // Nobody learns of what others keep for themselves.
    expect([await rania.change(mine, { shared: true }), await rania.remove(mine)]).toEqual([404, 404])

    expect(await karima.change(mine, { shared: true })).toBe(200)
    expect(await nadir.seen()).toEqual(["Alger · Karima"])
    expect([await nadir.change(mine, { name: "Mine" }), await nadir.remove(mine)]).toEqual([403, 403])
    expect([await rania.change(mine, { shared: false }), await rania.remove(mine)]).toEqual([403, 200])
    expect(await karima.seen()).toEqual([])
    expect(await karima.remove(mine)).toBe(404)
    expect(await audited(mine)).toEqual([
      ["create", null, { shared: false }],
      ["update", { shared: false }, { shared: true, name: "Alger" }],
      ["delete", { shared: true, name: "Alger" }, null],
    ])
  })

  it("replaces one's own filter of the same name, and gives a name once", async () => {
    const first = await nadir.keep("Oran", "wilaya=31")
    const again = await nadir.keep("Oran", "wilaya=31&delivery=desk", true)
    expect(again).toMatchObject({ documentId: first.documentId, query: "wilaya=31&delivery=desk", shared: true })
    const other = await nadir.keep("Sétif", "wilaya=19")
    expect([await nadir.change(other, { name: "Oran" }), await nadir.change(other, { name: "Est" })]).toEqual([
      409, 200,
    ])
    const theirs = await karima.keep("Oran", "wilaya=31&status=new")
    expect(await karima.seen()).toEqual(["Oran · Nadir", "Oran · Karima"])
    for (const one of [again, other]) expect(await nadir.remove(one)).toBe(200)
    expect(await karima.remove(theirs)).toBe(200)
  })

  it.each([
    ["", "status=new"],
    ["x".repeat(41), "status=new"],
    ["No filter", ""],
    ["Unknown state", "status=lost"],
    ["Unknown filter", "page=2"],
    ["No parameters", "status=new\u0000"],
  ])("refuses %j with %j", async (name, query) => {
    expect((await karima.ask("POST", "/orders/filters", { name, query, shared: false })).status).toBe(400)
  })

  it("keeps only so many for one member", async () => {
    const savedFilters: SavedFilter[] = []
    for (let n = 1; n <= maxSavedFilters; n++) savedFilters.push(await karima.keep(`Filter ${n}`, "risk=1"))
    const more = await karima.ask("POST", "/orders/filters", { name: "One more", query: "risk=1", shared: false })
    expect(more).toMatchObject({ status: 409, json: { error: { details: { code: "TOO_MANY" } } } })
    await karima.keep("Filter 1", "risk=0")
    for (const one of savedFilters) expect(await karima.remove(one)).toBe(200)
  })

  it("forgets a search for the phone of who is erased, and what was a member's alone when they leave", async () => {
    await karima.keep("Cette dame", "q=0550+11+22+33&status=new")
    await karima.keep("Autre", "q=0550112234")
    await nadir.keep("Team", "source=phone", true)
    await nadir.keep("Alone", "source=shop")
    await erasePerson(shop.db, "0550112233", new Date())
    expect(await karima.seen()).toEqual(["Autre · Karima", "Team · Nadir"])
    expect((await rania.ask("DELETE", `/staff/${nadir.id}`)).status).toBe(200)
    expect(await karima.seen()).toEqual(["Autre · Karima", "Team · Nadir"])
    const names = await shop.db.selectFrom("saved_filter").select("name").orderBy("name").execute()
    expect(names.map(({ name }) => name)).toEqual(["Autre", "Team"])
  })
})
