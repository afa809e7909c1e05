import { afterAll, beforeAll, expect, it } from "vitest"
import { shopDay } from "#core/i18n/shop-day.ts"
import { type Payment, recordPayment } from "#db/orders/payments/payments.ts"
import { numbers } from "../../analytics/contract-admin.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { bulkResult } from "../contract-admin-changes.ts"

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

it("counts as cashed in a selection, and is not cashed again", async () => {
  const [paid, half] = [await placedListedOrder(shop), await placedListedOrder(shop)]
  await recordPayment(shop.db, paymentOf(paid), new Date())
  await recordPayment(shop.db, paymentOf(half, { amount: 1000 }), new Date())
  const documentIds = [paid.documentId, half.documentId]
  for (const id of documentIds) await desk.move(id, "confirmed", "preparing", "shipped", "delivered")
  const selection = await desk.ask("POST", "/orders/selection", { documentIds })
  expect(selection.json.data).toMatchObject({ total: half.total - 10, cashed: 1 })
  const { json } = await desk.ask("POST", "/orders/cashed", { documentIds, cashed: true })
  expect(bulkResult.parse(json).data).toMatchObject([{ ok: false, problem: "paidBefore" }, { ok: true }])
  // One that costs nothing, such as a present, was paid by nobody.
  await shop.db.updateTable("orders").set({ total: 0, paid: 0 }).where("document_id", "=", paid.documentId).execute()
  const again = await desk.ask("POST", "/orders/cashed", { documentIds: [paid.documentId], cashed: true })
  expect(bulkResult.parse(again.json).data).toMatchObject([{ ok: false, problem: "nothingToCollect" }])
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
