import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopDay } from "#core/i18n/shop-day.ts"
import { numbers } from "../../analytics/contract-admin.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { discountLimits } from "../contract-discount-limits.ts"

let shop: TestShop
let owner: TestStaff
let manager: TestStaff
let agent: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner", "Nadia")
  manager = await signedIn(shop, "manager", "Rania")
  agent = await signedIn(shop, "agent", "Karima")
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

const place = (quantity = 2) => placedListedOrder(shop, { lines: [{ slug: "casque-aura", quantity }] })

/** Asks for a discount in dinars. */
const give = (by: TestStaff, documentId: string, version: number, amount: number, reason = "Client fidèle") =>
  orderAdmin(by).ask("PATCH", `/orders/${documentId}`, { version, staffDiscount: { amount, reason } })

describe("a negotiated discount", () => {
  it("has a limit for each role, which the merchant sets", async () => {
    const limits = async (by: TestStaff) =>
      discountLimits.parse((await orderAdmin(by).ask("GET", "/orders/discount-limits")).json).data
    expect(await limits(agent)).toEqual({ manager: 20, agent: 0, own: 0 })
    expect((await limits(owner)).own).toBe(100)
    const set = (by: TestStaff) => orderAdmin(by).ask("PUT", "/orders/discount-limits", { manager: 20, agent: 5 })
    expect((await set(agent)).status).toBe(403)

    const { documentId } = await place()
    const { amount } = await orderAdmin(owner).one(documentId)
    const tooMuch = await give(agent, documentId, 1, 1)
    expect([tooMuch.status, tooMuch.json.error?.details]).toEqual([409, { reason: "discount", max: 0 }])
    expect((await set(manager)).status).toBe(200)
    expect((await limits(agent)).own).toBe(5)
    expect((await give(agent, documentId, 1, amount * 0.05 + 1)).status).toBe(409)
    expect((await give(agent, documentId, 1, amount * 0.05)).status).toBe(200)
    expect((await give(manager, documentId, 2, amount * 0.2 + 1)).status).toBe(409)
    expect((await give(owner, documentId, 2, amount)).status).toBe(200)
    // What somebody else gave may stay, and be less.
    expect((await give(agent, documentId, 3, amount / 2)).status).toBe(200)
    expect((await give(agent, documentId, 4, 100, "")).status).toBe(400)
  })

  it("stays by its share alone with fewer goods, for whom it is too much to give", async () => {
    const { documentId } = await place(4)
    const { amount, lines } = await orderAdmin(owner).one(documentId)
    expect((await give(owner, documentId, 1, amount / 2)).status).toBe(200)
    const fewer = lines.map(({ id, slug, color, size }) => ({ id, slug, color, size, quantity: 1 }))
    const keep = (by: TestStaff, dinars: number) =>
      orderAdmin(by).ask("PATCH", `/orders/${documentId}`, {
        version: 2,
        lines: fewer,
        staffDiscount: { amount: dinars, reason: "Client fidèle" },
      })
    const rejected = await keep(agent, amount / 4)
    expect([rejected.status, rejected.json.error?.details]).toEqual([409, { reason: "discount", max: amount / 8 }])
    expect(await keep(agent, amount / 8)).toMatchObject({ status: 200, json: { data: { staffDiscount: amount / 8 } } })
  })

  it("is given while an order is placed by phone, by the limit of who takes it, or nothing is placed", async () => {
    const body = (key: string, amount: number) => ({
      wilaya: "Béjaïa",
      commune: "Akbou",
      firstname: "Nadia",
      lastname: "Haddad",
      mobile: "0551 00 00 77",
      delivery: "home",
      lines: [{ slug: "casque-aura", quantity: 2, color: "Noir" }],
      idempotencyKey: key,
      staffDiscount: { amount, reason: "Prix convenu" },
    })
    const goods = ({ delivery, lines, wilaya, staffDiscount }: ReturnType<typeof body>) => {
      return { delivery, lines, wilaya, staffDiscount }
    }
    const countOrders = async () =>
      (
        await shop.db
          .selectFrom("orders")
          .select((e) => e.fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow()
      ).n
    const before = await countOrders()
    const undiscounted = await orderAdmin(owner).ask("POST", "/orders/quote", goods(body("q", 0)))
    const plain = undiscounted.json.data as { amount: number; total: number }
    const wanted = body("phone-discount", 1500)
    const quote = await orderAdmin(owner).ask("POST", "/orders/quote", goods(wanted))
    expect(quote.json.data).toMatchObject({ discount: 1500, total: plain.total - 1500 })
    const tooMuch = await orderAdmin(manager).ask("POST", "/orders", body("too-much", plain.amount / 2))
    expect([tooMuch.status, tooMuch.json.error?.details]).toMatchObject([409, { reason: "discount" }])
    expect((await orderAdmin(manager).ask("POST", "/orders/quote", goods(body("q", 40_000)))).status).toBe(409)
    expect(await countOrders()).toBe(before)

    const order = await orderAdmin(manager).order("POST", "/orders", wanted)
    expect(order).toMatchObject({
      status: "new",
      staffDiscount: 1500,
      discount: 1500,
      total: plain.total - 1500,
    })
    expect(JSON.stringify(order.history)).toContain("Prix convenu")
    // The same try again is the same order.
    expect((await orderAdmin(manager).order("POST", "/orders", wanted)).documentId).toBe(order.documentId)
    expect(await countOrders()).toBe(Number(before) + 1)
  })

  it("is part of total, history, file and figures, and stays when something else is changed", async () => {
    const desk = orderAdmin(owner)
    const goods = async () => {
      const day = shopDay(new Date())
      const { json } = await desk.ask("GET", `/numbers?from=${day}&to=${day}`)
      const { orders, averageBasket } = numbers.parse(json.data).now
      return orders * (averageBasket ?? 0)
    }
    const { documentId } = await place()
    const before = await desk.one(documentId)
    const goodsBefore = await goods()
    await give(owner, documentId, before.version, 1500)
    expect(await goods()).toBeCloseTo(goodsBefore - 1500, 0)
    const given = await desk.one(documentId)
    expect(given).toMatchObject({
      discount: 1500,
      staffDiscount: 1500,
      total: before.total - 1500,
      amount: before.amount,
    })
    expect(given.history.at(-1)).toMatchObject({ kind: "edited", actor: "Nadia", reason: "Client fidèle" })
    const file = await owner.send("GET", `/api/admin/orders/export?ids=${documentId}&format=csv&locale=en`)
    const [head = "", row = ""] = (await file.text()).trimEnd().split(/\r?\n/)
    const cells = row.split(",")
    expect(cells[head.split(",").indexOf("Discount")]).toBe("1500")
    expect(cells[head.split(",").indexOf("Total")]).toBe(String(before.total - 1500))

    const noted = await desk.order("PATCH", `/orders/${documentId}`, { version: given.version, note: "Le soir" })
    expect(noted).toMatchObject({ discount: 1500, total: before.total - 1500 })
    const none = await desk.order("PATCH", `/orders/${documentId}`, {
      version: noted.version,
      staffDiscount: { amount: 0, reason: "Erreur" },
    })
    expect(none).toMatchObject({ discount: 0, staffDiscount: 0, total: before.total })
  })

  it("is beside the coupon, and leaves with the goods that it was given for", async () => {
    await shop.db
      .updateTable("coupon")
      .set({ minimum_amount: 0, max_uses: null, max_uses_per_phone: null, kind: "fixed", value: 100_000 })
      .where("code", "=", "TECH2000")
      .execute()
    const desk = orderAdmin(owner)
    const lines = [{ slug: "casque-aura", quantity: 2 }]
    const { documentId } = await placedListedOrder(shop, { lines, coupon: "TECH2000", discount: 1000 })
    await give(owner, documentId, 1, 3000)
    const both = await desk.one(documentId)
    expect(both).toMatchObject({ coupon: "TECH2000", discount: 4000, staffDiscount: 3000 })
    const [line] = both.lines
    const half = [{ id: line?.id, slug: "casque-aura", color: line?.color, size: line?.size, quantity: 1 }]
    const quoted = await desk.ask("POST", `/orders/${documentId}/quote`, { version: both.version, lines: half })
    expect(quoted.json.data).toMatchObject({ discount: 2500 })
    const fewer = await desk.order("PATCH", `/orders/${documentId}`, { version: both.version, lines: half })
    expect(fewer).toMatchObject({ coupon: "TECH2000", discount: 2500, staffDiscount: 1500 })

    const { documentId: into } = await place(1)
    await give(owner, into, 1, 500)
    const merge = { version: fewer.version, into: { documentId: into, version: 2 } }
    expect((await desk.ask("POST", `/orders/${documentId}/merge`, merge)).status).toBe(200)
    const merged = await desk.one(into)
    expect(merged).toMatchObject({ staffDiscount: 2000, discount: 2000 })
  })
})
