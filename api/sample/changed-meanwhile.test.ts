import { afterEach, beforeEach, expect, it } from "vitest"
import { planClearing } from "#db/sample/clear/plan-clearing.ts"
import { removePlanned } from "#db/sample/clear/remove-planned.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const by = { staffName: "Rania", now: new Date("2026-11-22T09:00:00.000Z") }

const product = () =>
  shop.db
    .selectFrom("product")
    .select(["id", "quantity", "image_id", "brand_id"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()

it("keeps a product that changes while the sample is cleared, with what it needs and its trial order", async () => {
  const order = await placedOrder(shop, { lines: [{ slug: "casque-aura", quantity: 2, color: "Noir" }] })
  await placedOrder(shop, { lines: [{ slug: "nova-12", quantity: 1 }] })
  const before = await product()
  const categories = () =>
    shop.db.selectFrom("product_category").selectAll().where("product_id", "=", before.id).execute()
  const inCategories = await categories()
  expect([inCategories.length > 0, before.image_id, before.brand_id]).toEqual([
    true,
    expect.any(Number),
    expect.any(Number),
  ])

  const plan = await planClearing(shop.db)
  await shop.db.updateTable("product_text").set({ name: "Le mien" }).where("product_id", "=", before.id).execute()
  await removePlanned(shop.db, plan, by)

  expect(await shop.db.selectFrom("product").select("slug").execute()).toEqual([{ slug: "casque-aura" }])
  // Its units are still those that the order holds.
  expect(await shop.db.selectFrom("orders").select("document_id").execute()).toEqual([
    { document_id: order.documentId },
  ])
  expect(await product()).toEqual(before)
  expect(await categories()).toEqual(inCategories)
})
