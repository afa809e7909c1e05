import { afterAll, beforeAll, expect, it } from "vitest"
import { openDatabase } from "#db/database.ts"
import { findOrder } from "#db/orders/orders.ts"
import { type Payment, recordPayment } from "#db/orders/payments/payments.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { offeredPayments } from "../../payments/payment-method.ts"
import { insertParcel } from "../../testing/inserted-parcel.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(rania)
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

const chain = async (...ids: string[]) => {
  for (const [at, id] of ids.slice(0, -1).entries()) {
    const [from, into] = [await desk.one(id), await desk.one(ids[at + 1] ?? "")]
    const path = `/orders/${id}/merge`
    const body = { version: from.version, into: { documentId: into.documentId, version: into.version }, as: "same" }
    expect((await desk.ask("POST", path, body)).status).toBe(200)
  }
}

it("comes late to the order that has taken others in, and repeats there", async () => {
  const [a, b, c] = [await placedListedOrder(shop), await placedListedOrder(shop), await placedListedOrder(shop)]
  const early = paymentOf(a, { amount: 1000 })
  await recordPayment(shop.db, early, new Date())
  await chain(a.documentId, b.documentId, c.documentId)
  const late = paymentOf(a, { amount: 500 })
  expect(await recordPayment(shop.db, late, new Date())).toBe("recorded")
  expect((await desk.one(c.documentId)).paid).toBe(15)
  for (const payment of [early, late]) expect(await recordPayment(shop.db, payment, new Date())).toBe("known")
  expect(await desk.one(a.documentId)).toMatchObject({ paid: 0, toGiveBack: 0 })
})

/** An order that moved in as paid: it has no payment of its own. */
async function movedInPaid() {
  const order = await placedListedOrder(shop)
  const paid = { paid: order.total * 100 }
  await shop.db.updateTable("orders").set(paid).where("document_id", "=", order.documentId).execute()
  return order
}

it("joins what an order moved in with", async () => {
  const order = await movedInPaid()
  const more = paymentOf(order, { amount: 5000 })
  expect(await recordPayment(shop.db, more, new Date())).toBe("recorded")
  expect(await recordPayment(shop.db, more, new Date())).toBe("known")
  expect(await desk.one(order.documentId)).toMatchObject({ paid: order.total + 50, toGiveBack: 50 })
})

it("is whole where an order that moved in as paid is merged with one that is paid after a carrier was told", async () => {
  const order = await movedInPaid()
  const late = await placedListedOrder(shop)
  await desk.move(late.documentId, "confirmed")
  const file = `/api/admin/orders/export?format=zr&again=refuse&ids=${late.documentId}`
  expect((await rania.send("POST", file)).status).toBe(200)
  await recordPayment(shop.db, paymentOf(late, { amount: 5000 }), new Date())
  const [from, into] = [await desk.one(order.documentId), await desk.one(late.documentId)]
  expect(into).toMatchObject({ paid: 0, toGiveBack: 50 })
  const body = { version: from.version, into: { documentId: into.documentId, version: into.version } }
  expect((await desk.ask("POST", `/orders/${from.documentId}/merge`, body)).status).toBe(200)
  expect(await desk.one(into.documentId)).toMatchObject({ paid: order.total, toGiveBack: 50 })
  expect(await desk.one(from.documentId)).toMatchObject({ paid: 0, toGiveBack: 0 })
})

/** Whether its shopper may begin a payment. */
async function isPayable(documentId: string) {
  const stored = await findOrder(shop.db, documentId, "document_id")
  if (!stored) throw new Error("There is no such order")
  const method = { key: "card", name: { fr: "Carte", ar: "بطاقة", en: "Card" }, start: () => Promise.reject() }
  return offeredPayments([method], stored).length > 0
}

const isListedForRefund = async (documentId: string) => {
  const { json } = await desk.ask("GET", "/orders?refund=1&pageSize=100")
  return (json.data as { documentId: string }[]).some((row) => row.documentId === documentId)
}

it("does not lower what a carrier was told, until the order is handed over again", async () => {
  const order = await placedListedOrder(shop)
  const { documentId, total } = order
  await desk.move(documentId, "confirmed")
  const exported = async (again: string) => {
    const path = `/api/admin/orders/export?format=zr&again=${again}&ids=${documentId}`
    expect((await rania.send("POST", path)).status).toBe(200)
  }
  expect(await isPayable(documentId)).toBe(true)
  await exported("refuse")
  expect(await isPayable(documentId)).toBe(false)
  const before = await desk.one(documentId)
  expect(await recordPayment(shop.db, paymentOf(order), new Date())).toBe("recorded")
  const after = await desk.one(documentId)
  expect(after).toMatchObject({ paid: 0, toGiveBack: total, version: before.version + 1 })
  expect(after.history.at(-1)).toMatchObject({ kind: "paid" })
  expect(await isListedForRefund(documentId)).toBe(true)
  await exported("include")
  expect(await desk.one(documentId)).toMatchObject({ paid: total, toGiveBack: 0 })
  expect(await isListedForRefund(documentId)).toBe(false)
})

it.each(["shipped", "parcel"])(
  "is still to be given back after a file has an order that a carrier has: %s",
  async (how) => {
    const order = await placedListedOrder(shop)
    const { documentId, total } = order
    await desk.move(documentId, "confirmed", "preparing")
    if (how === "shipped") await desk.move(documentId, "shipped")
    else await insertParcel(shop, documentId)
    await recordPayment(shop.db, paymentOf(order), new Date())
    const before = await desk.one(documentId)
    expect(before).toMatchObject({ paid: 0, toGiveBack: total })
    expect((await rania.send("POST", `/api/admin/orders/export?format=zr&ids=${documentId}`)).status).toBe(200)
    expect(await desk.one(documentId)).toMatchObject({ paid: 0, toGiveBack: total })
    expect(await isListedForRefund(documentId)).toBe(true)
  },
)

it("does not lower what a parcel in the queue collects, whose part of a dinar is rounded", async () => {
  const owner = orderAdmin(await signedIn(shop, "owner"))
  const account = { platform: "yalidine", name: "Compte", baseUrl: "https://carrier.example/v1", division: 58 }
  const choices = { fromWilaya: 16, isDefault: true, validates: false, mayBeOpened: false, webhookSecret: null }
  const made = await owner.ask("POST", "/carriers", { ...account, ...choices, keys: { id: "a", token: "b" } })
  const order = await placedListedOrder(shop)
  const { documentId, total } = order
  await desk.move(documentId, "confirmed")
  await recordPayment(shop.db, paymentOf(order, { amount: 1050 }), new Date())
  const body = { account: (made.json.data as { documentId: string }).documentId, documentIds: [documentId] }
  expect((await desk.ask("POST", "/parcels", body)).json.data).toMatchObject([{ problem: null }])
  expect(await isPayable(documentId)).toBe(false)
  await recordPayment(shop.db, paymentOf(order), new Date())
  expect(await desk.one(documentId)).toMatchObject({ paid: 10.5, toGiveBack: total })
  await shop.db.updateTable("parcel").set({ state: "cancelled" }).execute()
  // It is paid already, once the merchant hands it over again.
  expect(await isPayable(documentId)).toBe(false)
  expect((await desk.ask("POST", "/parcels", body)).json.data).toMatchObject([{ problem: null }])
  expect(await desk.one(documentId)).toMatchObject({ paid: total + 10.5, toGiveBack: 10.5 })
})

it("stays on a duplicate, to be given back, when the other one has shipped", async () => {
  const [from, into] = [await placedListedOrder(shop), await placedListedOrder(shop)]
  await recordPayment(shop.db, paymentOf(from), new Date())
  await desk.move(into.documentId, "confirmed", "preparing", "shipped")
  await chain(from.documentId, into.documentId)
  expect((await desk.one(into.documentId)).paid).toBe(0)
  expect(await desk.one(from.documentId)).toMatchObject({ status: "cancelled", toGiveBack: from.total })
  expect(await isListedForRefund(from.documentId)).toBe(true)
  expect(await isListedForRefund(into.documentId)).toBe(false)
})

it("raises the version of the order that it goes over to", async () => {
  const [from, into] = [await placedListedOrder(shop), await placedListedOrder(shop)]
  await recordPayment(shop.db, paymentOf(from), new Date())
  await chain(from.documentId, into.documentId)
  expect((await desk.one(into.documentId)).version).toBe(2)
})

it("keeps the stock of an order that nobody confirms", async () => {
  const [paid, other] = [await placedListedOrder(shop), await placedListedOrder(shop)]
  await recordPayment(shop.db, paymentOf(paid, { amount: 100 }), new Date())
  for (let released = 1; released > 0; )
    released = await releaseStaleStock(shop.db, new Date(Date.now() + 96 * 3_600_000))
  expect((await desk.one(paid.documentId)).stockReleasedAt).toBeNull()
  expect((await desk.one(other.documentId)).stockReleasedAt).not.toBeNull()
})
