import { afterEach, beforeEach, expect, it } from "vitest"
import { placedOrder } from "../testing/placed-order.ts"
import { clearTestSample } from "../testing/sample-clearing.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const clear = () => clearTestSample(shop.db)

const urls = async () =>
  (await shop.db.selectFrom("media").select("url").orderBy("url").execute()).map(({ url }) => url)

const [shared, onPage, inSection, sold] = [
  "/media/casque-aura/noir.webp",
  "/media/casque-aura/noir-front.webp",
  "/media/casque-aura/sable.webp",
  "/media/nova-12/sauge.webp",
] as const

it("keeps the pictures that pages show: shared ones, in texts, and in sections of own pages", async () => {
  const at = "2026-11-22T09:00:00.000Z"
  const head = { page: "shop" as const, title: "{}", description: "{}", picture: shared, edited_at: at }
  await shop.db.insertInto("page_head").values(head).execute()
  const page = await shop.db.selectFrom("page").select(["id", "document_id"]).executeTakeFirstOrThrow()
  const content = JSON.stringify([{ type: "image", image: { url: onPage } }])
  await shop.db.updateTable("page_text").set({ content }).where("page_id", "=", page.id).execute()
  const section = {
    position: 0,
    kind: "banners" as const,
    content: JSON.stringify({ items: [{ picture: inSection }] }),
  }
  // Sections name an own page by its documentId.
  const name = page.document_id as never
  await shop.db.insertInto("section_page").values({ page: name, edited_at: at }).execute()
  await shop.db
    .insertInto("page_section")
    .values({ page: name, ...section })
    .execute()
  expect(await urls()).toEqual(expect.arrayContaining([shared, onPage, inSection]))
  await clear()
  expect(await urls()).toEqual([onPage, shared, inSection].toSorted())
})

it("keeps the picture of what was ordered, though its product shows another by now", async () => {
  const order = await placedOrder(shop, { lines: [{ slug: "nova-12", quantity: 1 }] })
  const { id } = await shop.db
    .updateTable("orders")
    .set({ exported_at: "2026-11-22T09:00:00.000Z" })
    .where("document_id", "=", order.documentId)
    .returning("id")
    .executeTakeFirstOrThrow()
  await shop.db.updateTable("order_line").set({ image: sold }).where("order_id", "=", id).execute()
  const product = await shop.db
    .selectFrom("product")
    .select("id")
    .where("slug", "=", "nova-12")
    .executeTakeFirstOrThrow()
  await shop.db.updateTable("product").set({ image_id: null }).where("id", "=", product.id).execute()
  await shop.db.deleteFrom("product_media").where("product_id", "=", product.id).execute()
  await shop.db.updateTable("product_color").set({ image_id: null }).where("product_id", "=", product.id).execute()
  await shop.db.updateTable("product_variant").set({ image_id: null }).where("product_id", "=", product.id).execute()
  await clear()
  expect(await urls()).toEqual([sold])
})
