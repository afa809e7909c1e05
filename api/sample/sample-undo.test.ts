import { afterEach, beforeEach, expect, it } from "vitest"
import { readAllRows } from "#db/testing/frozen-version.ts"
import { newProductForm, sendAdmin } from "../testing/catalogue.ts"
import { clearTestSample } from "../testing/sample-clearing.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterEach(() => shop.close())

const clear = () => clearTestSample(shop.db)

const productId = async (slug: string) =>
  await shop.db.selectFrom("product").select(["id", "document_id"]).where("slug", "=", slug).executeTakeFirstOrThrow()

it("restores no request to be told of stock, and keeps none", { tags: ["@long"] }, async () => {
  const { id } = await productId("casque-aura")
  const alert = { product_id: id, email: "zoubida@example.dz", locale: "fr" as const, token: "t".repeat(22) }
  await shop.db
    .insertInto("stock_alert")
    .values({ ...alert, created_at: new Date().toISOString() })
    .execute()
  const { undo } = await clear()
  const alerts = () => shop.db.selectFrom("stock_alert").select("email").execute()
  expect(await alerts()).toEqual([])
  const holding = Object.entries(await readAllRows(shop.db)).filter(([, rows]) =>
    JSON.stringify(rows).includes("zoubida"),
  )
  expect(holding.map(([table]) => table)).toEqual([])
  expect(await undo()).toBe(0)
  expect((await productId("casque-aura")).id).toBe(id)
  expect(await alerts()).toEqual([])
})

it("leaves out what something else has the address of by then, and restores it once that is free", {
  tags: ["@long"],
}, async () => {
  const { id } = await productId("casque-aura")
  const row = await shop.db.selectFrom("product").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  const reviews = await shop.db.selectFrom("review").select("id").where("product_id", "=", id).execute()
  const { undo } = await clear()
  const own = { ...row, id: undefined, document_id: "p".repeat(24), sku: "AUTRE", brand_id: 0, image_id: null }
  await shop.db
    .insertInto("product")
    .values(JSON.parse(JSON.stringify(own)))
    .execute()
  expect(await undo()).toBe(1 + reviews.length)
  expect((await productId("casque-aura")).document_id).toBe("p".repeat(24))
  await shop.db.updateTable("product").set({ slug: "le-mien" }).where("document_id", "=", "p".repeat(24)).execute()
  expect(await undo()).toBe(0)
  expect((await productId("casque-aura")).id).toBe(id)
})

it("gives products their addresses back, which an own one had meanwhile and gave up", { tags: ["@long"] }, async () => {
  const form = await newProductForm(shop, { slug: "mon-casque", sku: "MIEN-1" })
  expect((await sendAdmin(owner, "POST", "/products", form)).status).toBe(201)
  const { undo } = await clear()
  const { id } = await productId("mon-casque")
  await shop.db.insertInto("product_slug").values({ slug: "casque-aura", product_id: id }).execute()
  expect(await undo()).toBe(0)
  expect((await productId("casque-aura")).id).not.toBe(id)
  expect(await shop.db.selectFrom("product_slug").selectAll().execute()).toEqual([])
})
