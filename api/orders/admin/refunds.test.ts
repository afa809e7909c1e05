import { afterAll, beforeAll, expect, it } from "vitest"
import { orderColumns } from "#core/orders/order-columns.ts"
import { recordPayment } from "#db/orders/payments/payments.ts"
import { readXlsx } from "../../files/read-xlsx.ts"
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
/** An order that is paid before its delivery; `more` dinars too much. */
async function paidOrder(more = 0) {
  const order = await placedListedOrder(shop)
  const payment = { order: order.documentId, service: "card", reference: `R-${++last}` }
  await recordPayment(shop.db, { ...payment, amount: (order.total + more) * 100 }, new Date())
  return order
}

const refund = async (documentId: string, amount: number, version?: number) =>
  desk.ask("POST", `/orders/${documentId}/refund`, {
    version: version ?? (await desk.one(documentId)).version,
    amount,
    reason: "Annulée par le client",
  })

const isListed = async (documentId: string) => {
  const { json } = await desk.ask("GET", "/orders?refund=1&pageSize=100")
  return (json.data as { documentId: string }[]).some((row) => row.documentId === documentId)
}

/** The cells of an order in the accountant's file, by their columns. */
async function inFile(documentId: string) {
  const answer = await rania.send("GET", `/api/admin/orders/export?format=xlsx&ids=${documentId}`)
  const [, row = []] = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  return Object.fromEntries(orderColumns.map((column, at) => [column, row[at]]))
}

it("is listed for an order that moved in as paid, which has no row of a payment", async () => {
  const { documentId, total } = await placedListedOrder(shop)
  const paid = { paid: total * 100 }
  await shop.db.updateTable("orders").set(paid).where("document_id", "=", documentId).execute()
  expect(await isListed(documentId)).toBe(false)
  await desk.move(documentId, "cancelled")
  expect(await desk.one(documentId)).toMatchObject({ toGiveBack: total })
  expect(await isListed(documentId)).toBe(true)
  expect((await refund(documentId, total)).status).toBe(200)
  expect(await isListed(documentId)).toBe(false)
})

it("is recorded with its reason, in parts, and never more than is to be given back", async () => {
  const { documentId, total } = await paidOrder()
  await desk.move(documentId, "cancelled")
  expect(await isListed(documentId)).toBe(true)
  const part = await refund(documentId, 100)
  expect(part.json.data).toMatchObject({ refunded: 100, toGiveBack: total - 100 })
  expect(await refund(documentId, total)).toMatchObject({
    status: 409,
    json: { error: { details: { reason: "refund", max: total - 100 } } },
  })
  expect((await refund(documentId, total - 100)).status).toBe(200)
  const order = await desk.one(documentId)
  expect(order).toMatchObject({ refunded: total, toGiveBack: 0, status: "cancelled" })
  expect(order.history.at(-1)).toMatchObject({
    kind: "refunded",
    actor: "Rania",
    reason: "Annulée par le client",
    details: { amount: total - 100 },
  })
  expect(await isListed(documentId)).toBe(false)
  expect(await inFile(documentId)).toMatchObject({ paid: String(total), refunded: String(total) })
  const { after } = await shop.db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "refunded")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()
  // Nothing can be removed from the audit log: it has no free text about a shopper.
  expect(JSON.parse(String(after))).toEqual({ refunded: total })
})

it("lets a carrier collect again what was given back, where the order is taken up again", async () => {
  const { documentId, total } = await paidOrder()
  await desk.move(documentId, "cancelled")
  await refund(documentId, total)
  const { version } = await desk.one(documentId)
  await desk.ask("POST", "/orders/undo", { orders: [{ documentId, version }] })
  expect(await desk.one(documentId)).toMatchObject({ status: "new", paid: 0, refunded: total, toGiveBack: 0 })
})

it("of what was paid too much leaves the order paid, and cashed in the figures", async () => {
  const { documentId, total } = await paidOrder(50)
  await desk.move(documentId, "confirmed", "preparing", "shipped", "delivered")
  expect((await refund(documentId, 51)).status).toBe(409)
  expect((await refund(documentId, 50)).json.data).toMatchObject({ paid: total, refunded: 50, toGiveBack: 0 })
  expect(await inFile(documentId)).toMatchObject({ paid: String(total + 50), refunded: "50", total: String(total) })
  const { json } = await desk.ask("GET", "/orders?status=delivered&cashed=1&pageSize=100")
  expect((json.data as { documentId: string }[]).map((row) => row.documentId)).toContain(documentId)
})

it("is for the order as it was read, and for who may write orders", async () => {
  const { documentId } = await paidOrder(10)
  expect(await refund(documentId, 10, 1)).toMatchObject({
    status: 409,
    json: { error: { details: { reason: "version" } } },
  })
  expect((await refund(documentId, 0)).status).toBe(400)
  expect((await refund("a".repeat(24), 10, 1)).status).toBe(404)
  const editor = orderAdmin(await signedIn(shop, "editor"))
  const body = { version: 2, amount: 10, reason: "x" }
  expect((await editor.ask("POST", `/orders/${documentId}/refund`, body)).status).toBe(403)
})

it("goes over to the order that takes another one in", async () => {
  const [from, into] = [await paidOrder(30), await placedListedOrder(shop)]
  await refund(from.documentId, 30)
  const body = { version: 3, into: { documentId: into.documentId, version: 1 }, as: "same" }
  expect((await desk.ask("POST", `/orders/${from.documentId}/merge`, body)).status).toBe(200)
  expect(await desk.one(into.documentId)).toMatchObject({ paid: from.total, refunded: 30, toGiveBack: 0 })
  expect(await desk.one(from.documentId)).toMatchObject({ paid: 0, refunded: 0, toGiveBack: 0 })
})

it("is there for an order that moved in paid, without its payments", async () => {
  const { documentId, total } = await placedListedOrder(shop)
  await shop.db
    .updateTable("orders")
    .set({ paid: total * 100 })
    .where("document_id", "=", documentId)
    .execute()
  expect(await desk.one(documentId)).toMatchObject({ paid: total, toGiveBack: 0 })
  await desk.move(documentId, "cancelled")
  expect((await refund(documentId, total)).json.data).toMatchObject({ paid: 0, refunded: total, toGiveBack: 0 })
})
