import { afterAll, beforeAll, expect, it } from "vitest"
import { shopDay } from "#core/i18n/shop-day.ts"
import { openDatabase } from "#db/database.ts"
import { type Payment, recordPayment } from "#db/orders/payments.ts"
import { numbers } from "../../analytics/contract-admin.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  desk = orderAdmin(await signedIn(shop, "manager", "Rania"))
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

let last = 0
const paymentOf = ({ documentId, total }: { documentId: string; total: number }, more: Partial<Payment> = {}) => ({
  order: documentId,
  service: "card",
  reference: `C-${++last}`,
  amount: total * 100,
  ...more,
})

it("records a payment once for each reference, also of two processes at once", async () => {
  const order = await placedListedOrder(shop)
  const payment = paymentOf(order)
  const other = openDatabase(shop.address)
  const both = await Promise.all([shop.db, other].map((db) => recordPayment(db, payment, new Date())))
  expect(both.toSorted()).toEqual(["known", "recorded"])
  await other.destroy()
  expect(await recordPayment(shop.db, { ...payment, amount: 100 }, new Date())).toBe("other")
  const another = await placedListedOrder(shop)
  expect(await recordPayment(shop.db, { ...payment, order: another.documentId }, new Date())).toBe("other")
  expect(await recordPayment(shop.db, { ...payment, order: "nobody" }, new Date())).toBe("unknown-order")
  const detail = await desk.one(order.documentId)
  expect(detail).toMatchObject({ paid: order.total, version: 2 })
  expect(detail.history.filter(({ kind }) => kind === "paid")).toHaveLength(1)
  expect((await desk.one(another.documentId)).paid).toBe(0)
})

it("goes over to the order that takes another one in", async () => {
  for (const as of ["goods", "duplicate"]) {
    const [from, into] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    const payment = paymentOf(from)
    await recordPayment(shop.db, payment, new Date())
    const how = as === "duplicate" ? { as: "same" } : {}
    const { status } = await desk.ask("POST", `/orders/${from.documentId}/merge`, {
      version: 2,
      into: { documentId: into.documentId, version: 1 },
      ...how,
    })
    expect(status).toBe(200)
    expect((await desk.one(into.documentId)).paid).toBe(from.total)
    expect((await desk.one(from.documentId)).paid).toBe(0)
    expect(await recordPayment(shop.db, payment, new Date())).toBe("known")
  }
})

it("leaves the list of what carriers owe, and counts as cashed", async () => {
  const day = shopDay(new Date())
  const cashed = async () => {
    const { json } = await desk.ask("GET", `/numbers?from=${day}&to=${day}`)
    return numbers.parse(json.data).now.cashed
  }
  const before = await cashed()
  const [paid, half] = [await placedListedOrder(shop), await placedListedOrder(shop)]
  await recordPayment(shop.db, paymentOf(paid), new Date())
  await recordPayment(shop.db, paymentOf(half, { amount: 1000 }), new Date())
  for (const { documentId } of [paid, half]) {
    await desk.move(documentId, "confirmed", "preparing", "shipped", "delivered")
  }
  const listed = async (filter: string) => {
    const { json } = await desk.ask("GET", `/orders?status=delivered&cashed=${filter}&pageSize=100`)
    return (json.data as { documentId: string }[]).map(({ documentId }) => documentId)
  }
  expect(await listed("0")).toContain(half.documentId)
  expect(await listed("0")).not.toContain(paid.documentId)
  expect(await listed("1")).toContain(paid.documentId)
  expect((await cashed()) - before).toBe(paid.amount - paid.discount)
})
