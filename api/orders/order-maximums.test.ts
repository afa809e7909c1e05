import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { person } from "../testing/examples/order-bodies.ts"
import { countUnits, orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"
import { orderQuote } from "./contract-quote.ts"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
let products: { slug: string; price: number }[]
beforeAll(async () => {
  shop = await openTestShop()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
  products = await shop.db.selectFrom("product").select(["slug", "price"]).orderBy("id").limit(36).execute()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.updateTable("product").set({ quantity: 500, status: "in-stock" }).execute())

const linesOf = (count: number, quantity: number) => products.slice(0, count).map(({ slug }) => ({ slug, quantity }))

const stockInAll = async () => {
  const rows = await shop.db.selectFrom("product").select("quantity").execute()
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Places an order, and returns its rejection. */
async function rejectionOf(fields: object) {
  const { status, body } = await shop.order({ ...person(), amount: 0, ...fields })
  const { message, details } = (body as { error: { message: string; details: unknown } }).error
  const { changes } = orderQuote.parse(details)
  // The sum is compared as well, and none was told here.
  return { status, message, changes: changes.filter(({ kind }) => kind !== "amount") }
}

describe("an order by a shopper", () => {
  it("of 36 lines and 1 000 units takes nothing out of the shop", async () => {
    const before = await stockInAll()
    const { status, message, changes } = await rejectionOf({
      lines: [...linesOf(35, 28), ...linesOf(36, 20).slice(35)],
    })
    expect([status, message]).toEqual([409, "The order is larger than the shop takes online; please call it"])
    expect(changes.filter(({ kind }) => kind !== "maximum")).toEqual([
      { kind: "maxLines", old: 36, new: 30 },
      { kind: "maxUnits", old: 720, new: 100 },
    ])
    expect(changes).toContainEqual(expect.objectContaining({ kind: "maximum", old: 28, new: 20 }))
    expect(await stockInAll()).toBe(before)
  })

  it("holds exactly as much as the maximums say", async () => {
    expect((await placedOrder(shop, { lines: linesOf(30, 3) })).lines).toHaveLength(30)
    await placedOrder(shop, { lines: linesOf(5, 20) })
    expect(await rejectionOf({ lines: linesOf(31, 1) })).toMatchObject({
      changes: [{ kind: "maxLines", old: 31, new: 30 }],
    })
    expect(await rejectionOf({ lines: [...linesOf(5, 20), ...linesOf(6, 1).slice(5)] })).toMatchObject({
      changes: [{ kind: "maxUnits", old: 101, new: 100 }],
    })
  })

  it("counts the lines of one product together, whatever they call it", async () => {
    const slug = "casque-aura"
    const { id } = await shop.db.selectFrom("product").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
    await shop.db.insertInto("product_slug").values({ product_id: id, slug: "aura-of-before" }).execute()
    const lines = [
      { slug, quantity: 11, color: "Noir" },
      { slug: "aura-of-before", quantity: 10, color: "Sable" },
    ]
    expect(await rejectionOf({ lines })).toMatchObject({
      changes: [{ kind: "maximum", slug, old: 21, new: 20 }],
    })
    const named = { quantity: 21, product: "Casque sans fil Aura", amount: 21 * 25_200 }
    expect(await rejectionOf(named)).toMatchObject({ changes: [{ kind: "maximum", slug, old: 21, new: 20 }] })
  })

  it("is told so by the quote before it is placed", async () => {
    const answer = await shop.send("/api/order-quote", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { lines: linesOf(31, 1) } }),
    })
    const { changes, lines } = itemEnvelope(orderQuote).parse(await answer.json()).data
    expect(changes).toEqual([{ kind: "maxLines", old: 31, new: 30 }])
    expect(lines).toHaveLength(31)
  })

  it("is held to the defaults where the shop has no settings", async () => {
    await shop.db.transaction().execute(async (tx) => {
      const [stored] = await tx.selectFrom("app_setting").selectAll().execute()
      const texts = await tx.selectFrom("app_setting_text").selectAll().execute()
      await tx.deleteFrom("app_setting").execute()
      expect(stored && texts.length).toBeGreaterThan(0)
    })
    expect(await rejectionOf({ lines: linesOf(1, 21) })).toMatchObject({ changes: [{ kind: "maximum", new: 20 }] })
  })
})

describe("an order by the staff", () => {
  const body = (fields: object) => ({
    wilaya: "Béjaïa",
    commune: "Akbou",
    firstname: "Nadia",
    lastname: "Haddad",
    mobile: person().mobile,
    delivery: "home",
    idempotencyKey: `maximums-${person().mobile}`,
    ...fields,
  })

  it("may be larger when it is taken by phone", async () => {
    const order = await desk.order("POST", "/orders", body({ lines: linesOf(36, 28) }))
    expect(order.lines).toHaveLength(36)
  })

  it("may become larger by an edit and by a merge", async () => {
    await setStock(shop, "casque-aura", 100)
    const lines = [{ slug: "casque-aura", quantity: 15 }]
    const [one, other] = [await placedOrder(shop, { lines }), await placedOrder(shop, { lines })]
    const { version, lines: stored } = await desk.one(one.documentId)
    const edited = await desk.order("PATCH", `/orders/${one.documentId}`, {
      version,
      lines: [{ id: stored[0]?.id, slug: "casque-aura", quantity: 40 }],
    })
    expect(edited.lines).toMatchObject([{ quantity: 40 }])
    const merged = await desk.order("POST", `/orders/${other.documentId}/merge`, {
      version: (await desk.one(other.documentId)).version,
      into: { documentId: one.documentId, version: edited.version },
    })
    expect(merged.lines).toMatchObject([{ quantity: 55 }])
    expect((await countUnits(shop, "casque-aura")).stock).toBe(45)
  })
})
