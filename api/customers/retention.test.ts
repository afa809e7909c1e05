import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { monthsBefore } from "#core/customers/retention.ts"
import { removeProduct } from "#db/catalogue/removed/removed-products.ts"
import { applyRetention } from "#db/customers/retention.ts"
import { openDatabase } from "#db/database.ts"
import { waitingCalls } from "#db/orders/admin/call-queue.ts"
import { addOrderEvent } from "#db/orders/order-history.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { readAllRows } from "#db/testing/frozen-version.ts"
import { inTransaction } from "#db/transaction.ts"
import { orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"

const start = new Date("2026-11-21T10:00:00.000Z")
const months = (count: number) => monthsBefore(start, -count)
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * 3600_000)

let shop: TestShop
let now: Date
beforeEach(async () => {
  now = start
  shop = await openTestShop(testToken, () => now)
})
afterEach(() => shop.close())

const setRetention = (retention_months: number | null) =>
  shop.db.updateTable("app_setting").set({ retention_months }).execute()

const post = async (path: string, data: object) => {
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  const answer = await shop.send(path, { method: "POST", headers, body: JSON.stringify({ data }) })
  expect(answer.status, path).toBeLessThan(300)
}
const move = async (documentId: string, ...states: string[]) => {
  for (const to of states) {
    await post(`/api/orders/${documentId}/status`, { to, actor: "Karima", reason: `${to} pour Zoubida` })
  }
}
const toDelivered = ["confirmed", "preparing", "shipped", "delivered"]

const person = {
  mobile: "0661987654",
  email: "zoubida@example.dz",
  firstname: "Zoubida",
  lastname: "Benkhedda",
  address: "12, rue des Oliviers",
  note: "Sonnez deux fois",
}
const words = [...Object.values(person), "Tassadit", "cousine", "figuier"]

/** Which of these words the database holds. */
async function found(): Promise<string[]> {
  const text = JSON.stringify(await readAllRows(shop.db)).toLowerCase()
  return words.filter((word) => text.includes(word.toLowerCase()))
}

/** All that an order can tell of a person, and a message. */
async function leaveTraces() {
  const desk = orderAdmin(await signedIn(shop, "agent"))
  const { documentId } = await placedOrder(shop, person)
  const { version } = await desk.one(documentId)
  await desk.order("PATCH", `/orders/${documentId}`, { version, address: "Chez Tassadit" })
  await desk.order("POST", `/orders/${documentId}/notes`, { text: "Sa cousine prend le colis" })
  await move(documentId, ...toDelivered)
  const { id } = await shop.db
    .selectFrom("orders")
    .select("id")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  const product = await shop.db.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow()
  const said = { name: "Zoubida B.", town: "Akbou", email: person.email, rating: 4, review: "Bon son", lang: "fr" }
  const review = { ...said, document_id: "reviewoftheexpiredorder0", date: start.toISOString(), lang: "fr" as const }
  await shop.db
    .insertInto("review")
    .values({ ...review, product_id: product.id, order_id: id })
    .execute()
  await message("Sous le figuier")
  return documentId
}
const message = (text: string) =>
  post("/api/contact-messages", { name: "Zoubida", email: person.email, subject: "order", message: text })

const rowOf = (documentId: string) =>
  shop.db.selectFrom("orders").selectAll().where("document_id", "=", documentId).executeTakeFirstOrThrow()
const entries = () =>
  shop.db
    .selectFrom("audit_log")
    .select(["staff_id", "action", "resource", "after"])
    .where("action", "in", ["anonymize", "delete"])
    .orderBy("id")
    .execute()

describe("retention", () => {
  it("does nothing unless it is set", async () => {
    await leaveTraces()
    const before = await readAllRows(shop.db)
    expect(await applyRetention(shop.db, months(240))).toEqual({ orders: 0, messages: 0 })
    expect(await readAllRows(shop.db)).toEqual(before)
  })

  it("leaves no word of a person after the last month, and what the books need", async () => {
    const documentId = await leaveTraces()
    await setRetention(24)
    expect(new Set(await found())).toEqual(new Set(words))
    const early = await rowOf(documentId)
    expect(await applyRetention(shop.db, daysAfter(months(24), -1))).toEqual({ orders: 0, messages: 0 })
    expect(await rowOf(documentId)).toEqual(early)

    const later = daysAfter(months(24), 1)
    expect(await applyRetention(shop.db, later)).toEqual({ orders: 1, messages: 1 })
    expect(await found()).toEqual([])
    const late = await rowOf(documentId)
    const { status, amount, total, wilaya, commune, created_at, token } = early
    expect(late).toMatchObject({ status, amount, total, wilaya, commune, created_at, token })
    expect(late).toMatchObject({ firstname: "—", shopper_id: null, anonymized_at: later.toISOString() })
    expect(await orderAdmin(await signedIn(shop, "agent", "Agent Later")).one(documentId)).toMatchObject({
      anonymizedAt: later.toISOString(),
      history: expect.arrayContaining([expect.objectContaining({ actor: "Karima", to: "delivered", reason: null })]),
    })
    const since = daysAfter(start, 1).toISOString()
    expect((await entries()).map(({ after, ...entry }) => ({ ...entry, after: JSON.parse(after ?? "") }))).toEqual([
      { staff_id: null, action: "anonymize", resource: "orders", after: { orders: 1, before: since } },
      { staff_id: null, action: "delete", resource: "messages", after: { messages: 1, before: since } },
    ])
    expect(await applyRetention(shop.db, later)).toEqual({ orders: 0, messages: 0 })
  })

  it("leaves orders that are under way, that changed since, and that are younger, and younger messages", async () => {
    await setRetention(12)
    const underWay = await placedOrder(shop)
    await move(underWay.documentId, "confirmed", "preparing", "shipped")
    const changed = await placedOrder(shop)
    await move(changed.documentId, ...toDelivered)
    now = months(8)
    await move(changed.documentId, "returning", "returned")
    const younger = await placedOrder(shop)
    await move(younger.documentId, "cancelled")
    await message("Plus tard")
    const before = await readAllRows(shop.db)
    expect(await applyRetention(shop.db, daysAfter(months(12), 1))).toEqual({ orders: 0, messages: 0 })
    expect(await readAllRows(shop.db)).toEqual(before)
    expect(await applyRetention(shop.db, daysAfter(months(20), 1))).toEqual({ orders: 2, messages: 1 })
    expect(await rowOf(underWay.documentId)).toMatchObject({ firstname: "Nadia", anonymized_at: null })
  })

  it("takes orders that nobody confirmed: their stock was released, or they are still to be called", async () => {
    await setRetention(6)
    const desk = orderAdmin(await signedIn(shop, "agent"))
    const fake = await placedOrder(shop)
    const toCall = await placedOrder(shop)
    const scheduled = await placedOrder(shop)
    const fresh = await placedOrder(shop)
    for (const { documentId } of [toCall, scheduled]) await desk.call(documentId, "no-answer-1")
    now = daysAfter(start, 8)
    await releaseStaleStock(shop.db, now)
    await shop.db
      .updateTable("orders")
      .set({ stock_released_at: null })
      .where("document_id", "=", fresh.documentId)
      .execute()
    const { id } = await rowOf(scheduled.documentId)
    const called = { kind: "status", from: "to-call-again", to: "to-call-again", reason: null, details: null } as const
    await inTransaction(shop.db, (tx) => addOrderEvent(tx, id, { ...called, at: months(5), actor: "Karima" }))
    now = daysAfter(months(6), 11)
    expect((await applyRetention(shop.db, now)).orders).toBe(2)
    const anonymized = await shop.db
      .selectFrom("orders")
      .select("document_id")
      .where("anonymized_at", "is not", null)
      .orderBy("id")
      .execute()
    expect(anonymized.map((order) => order.document_id)).toEqual([fake.documentId, toCall.documentId])
    expect(await rowOf(fake.documentId)).toMatchObject({ status: "new", firstname: "—" })
    const karima = { id: "nobody-has-these", name: "Karima" }
    expect(await waitingCalls(shop.db, karima, now)).toMatchObject({ due: 1, fresh: 1 })
  })

  it("takes each order once where two processes run it at the same moment, in batches", async () => {
    await setRetention(6)
    const count = 60
    await setStock(shop, "casque-aura", count)
    for (let order = 0; order < count; order += 1) await placedOrder(shop)
    await shop.db.updateTable("orders").set({ status: "cancelled" }).execute()
    const other = openDatabase(shop.address)
    now = daysAfter(months(6), 1)
    const done = await Promise.all([shop.db, other, shop.db].map((db) => applyRetention(db, now)))
    await other.destroy()
    expect(done.reduce((sum, { orders }) => sum + orders, 0)).toBe(count)
    const orderCounts = (await entries()).map(({ after }) => JSON.parse(after ?? "").orders as number)
    expect(orderCounts.reduce((sum, orders) => sum + orders, 0)).toBe(count)
    expect(Math.max(...orderCounts)).toBeLessThanOrEqual(25)
    const rows = await shop.db.selectFrom("orders").select(["mobile", "version"]).execute()
    expect(new Set(rows.map(({ mobile }) => mobile)).size).toBe(count)
    expect(new Set(rows.map(({ version }) => version)).size).toBe(1)
  })

  it("takes authors out of deleted products, which it reads once for all orders of a batch, and not where there are none", async () => {
    await setRetention(6)
    const oldOrders = 10
    const { id: product_id } = await shop.db
      .selectFrom("product")
      .select("id")
      .where("slug", "=", "casque-aura")
      .executeTakeFirstOrThrow()
    for (let order = 0; order <= oldOrders; order += 1) {
      if (order === oldOrders) now = months(3)
      const { documentId } = await placedOrder(shop)
      await move(documentId, "cancelled")
      const { id } = await rowOf(documentId)
      const author = { name: `Author ${order}`, town: "Akbou", email: `a${order}@example.dz` }
      const text = { rating: 4, review: "Bon son" }
      const review = { document_id: `review${order}`.padEnd(24, "x"), date: start.toISOString(), lang: "fr" as const }
      await shop.db
        .insertInto("review")
        .values({ ...author, ...text, ...review, product_id, order_id: id })
        .execute()
    }
    await inTransaction(shop.db, (tx) => removeProduct(tx, { id: product_id, documentId: "deleted" }, now))
    const authors = async () => {
      const { content } = await shop.db.selectFrom("removed_product").select("content").executeTakeFirstOrThrow()
      const { review } = JSON.parse(content) as { review: { name: string; document_id: string }[] }
      return review.filter((one) => one.document_id.startsWith("review")).map(({ name }) => name)
    }
    expect(await authors()).toContain("Author 0")

    let statements = 0
    const counted = shop.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes("removed_product")) statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    expect((await applyRetention(counted, daysAfter(months(6), 1))).orders).toBe(oldOrders)
    // The key of the younger order begins like that of an old one.
    expect((await authors()).toSorted()).toEqual([...Array(oldOrders).fill("—"), `Author ${oldOrders}`].toSorted())
    expect(statements).toBeLessThan(oldOrders)

    await shop.db.deleteFrom("removed_product").execute()
    statements = 0
    expect((await applyRetention(counted, daysAfter(months(9), 1))).orders).toBe(1)
    expect(statements).toBe(1)
  })
})
