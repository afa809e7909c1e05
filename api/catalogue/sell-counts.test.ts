import { afterAll, beforeAll, expect, it } from "vitest"
import { updateSellCounts } from "#db/catalogue/sell-counts.ts"
import { productWithSlug, sendAdmin } from "../testing/catalogue.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const soldOf = async (slug: string) => {
  const row = await shop.db
    .selectFrom("product")
    .select("sell_count")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow()
  return row.sell_count
}

const later = () => new Date(Date.now() + 10 * 60_000)

const order = (slug: string, quantity: number) => placedOrder(shop, { lines: [{ slug, quantity }] })

it("counts what orders took and did not give back, each once, also by two at the same moment", async () => {
  await updateSellCounts(shop.db, later())
  const before = await soldOf("montre-nova-fit")
  await order("montre-nova-fit", 3)
  const cancelled = await order("montre-nova-fit", 2)
  expect(await updateSellCounts(shop.db, new Date())).toBe(0)
  await orderAdmin(owner).move(cancelled.documentId, "cancelled")
  await Promise.all([updateSellCounts(shop.db, later()), updateSellCounts(shop.db, later())])
  expect(await soldOf("montre-nova-fit")).toBe(before + 3)
  expect(await updateSellCounts(shop.db, later())).toBe(0)
})

it("takes back what is cancelled after it was counted", async () => {
  const before = await soldOf("montre-nova-fit")
  const { documentId } = await order("montre-nova-fit", 4)
  await updateSellCounts(shop.db, later())
  expect(await soldOf("montre-nova-fit")).toBe(before + 4)
  await orderAdmin(owner).move(documentId, "cancelled")
  await updateSellCounts(shop.db, later())
  expect(await soldOf("montre-nova-fit")).toBe(before)
})

it("takes no unit that the staff count for a sale", async () => {
  const { documentId, quantity } = await productWithSlug(owner, "montre-nova-fit")
  const before = await soldOf("montre-nova-fit")
  const patch = { quantity: quantity + 5, quantityWas: quantity }
  expect((await sendAdmin(owner, "PATCH", `/products/${documentId}`, patch)).status).toBe(200)
  expect(await updateSellCounts(shop.db, later())).toBe(1)
  expect(await soldOf("montre-nova-fit")).toBe(before)
})
