import { afterAll, beforeAll, expect, it } from "vitest"
import { deleteRemovedAlertsByEmail } from "#db/catalogue/removed/removed-alerts.ts"
import { purgeRemovedProducts } from "#db/catalogue/removed/removed-products.ts"
import { endStockAlerts } from "#db/catalogue/stock-alerts.ts"
import { readThings } from "#db/things/thing-rows.ts"
import { inTransaction } from "#db/transaction.ts"
import { newProductForm, productWithSlug, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { AdminProductDetail } from "../contract-admin-product.ts"
import type { BulkResult } from "../contract-product-form.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const post = async (path: string, body: object) =>
  (await sendAdmin(editor, "POST", path, body)).body.data as BulkResult[]
const remove = (documentIds: string[]) => post("/products/bulk", { action: "delete", documentIds })
const restore = (documentIds: string[]) => post("/products/restore", { documentIds })
const idOf = async (documentId: string) =>
  (await shop.db.selectFrom("product").select("id").where("document_id", "=", documentId).executeTakeFirst())?.id ?? -1
const rowsOf = async (documentId: string) => {
  const id = await idOf(documentId)
  return (await readThings(shop.db, "product", [id])).get(id)
}
const countRemoved = async () => (await shop.db.selectFrom("removed_product").select("id").execute()).length
const removedAlerts = async () =>
  (await shop.db.selectFrom("removed_stock_alert").select("email").execute()).map(({ email }) => email)

it("restores exactly the rows of deleted products, with reviews and requests to be told of stock", async () => {
  const slugs = ["casque-aura", "sac-casbah"]
  const documentIds = await Promise.all(slugs.map(async (slug) => (await productWithSlug(editor, slug)).documentId))
  const [aura = ""] = documentIds
  const alert = { email: "amel@example.com", locale: "fr" as const, token: "t", created_at: new Date().toISOString() }
  await shop.db
    .insertInto("stock_alert")
    .values({ ...alert, product_id: await idOf(aura) })
    .execute()
  const before = await Promise.all(documentIds.map(rowsOf))
  expect(Object.keys(before[0] ?? {})).toEqual(expect.arrayContaining(["review", "stock_alert", "product_variant"]))
  const others = await shop.db.selectFrom("product").selectAll().where("document_id", "not in", documentIds).execute()

  expect((await remove(documentIds)).map(({ result }) => result)).toEqual(["done", "done"])
  expect((await shop.get(`/api/products?filters[slug][$eq]=casque-aura`)).body).toMatchObject({ data: [] })
  expect((await restore([...documentIds, "nobodyhasthisdocumentid0"])).map((one) => one.problem ?? one.result)).toEqual(
    [...["done", "done"], "UNKNOWN"],
  )
  expect(await Promise.all(documentIds.map(rowsOf))).toEqual(before)
  const left = await shop.db.selectFrom("product").selectAll().where("document_id", "not in", documentIds).execute()
  expect(left).toEqual(others)
  expect((await shop.get(`/api/products?filters[slug][$eq]=casque-aura`)).body).toMatchObject({ data: [{}] })
  expect(await countRemoved()).toBe(0)
  // A second time there is nothing to restore.
  expect((await restore(documentIds)).map(({ problem }) => problem)).toEqual(["UNKNOWN", "UNKNOWN"])
})

it("leaves a product whose SKU another one has by now, and keeps it", async () => {
  const { documentId, sku } = await productWithSlug(editor, "montre-nova-fit")
  await remove([documentId])
  const form = await newProductForm(shop, { sku, slug: "autre-montre" })
  const made = (await sendAdmin(editor, "POST", "/products", form)).body.data as AdminProductDetail
  expect((await restore([documentId]))[0]).toMatchObject({ result: "problem", problem: "TAKEN" })
  await remove([made.documentId])
  expect((await restore([documentId]))[0]).toMatchObject({ result: "done" })
})

it("restores a product that was deleted by itself, for a day", async () => {
  const { documentId } = await productWithSlug(editor, "montre-nova-fit")
  expect((await sendAdmin(editor, "DELETE", `/products/${documentId}`)).status).toBe(200)
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await purgeRemovedProducts(shop.db, later(23))
  expect((await restore([documentId]))[0]).toMatchObject({ result: "done" })
  expect((await sendAdmin(editor, "DELETE", `/products/${documentId}`)).status).toBe(200)
  await purgeRemovedProducts(shop.db, later(25))
  expect(await countRemoved()).toBe(0)
  expect((await restore([documentId]))[0]).toMatchObject({ problem: "UNKNOWN" })
})

it("holds nothing of a person who was erased meanwhile", async () => {
  const { documentId } = await productWithSlug(editor, "casque-aura")
  await remove([documentId])
  await inTransaction(shop.db, (tx) => deleteRemovedAlertsByEmail(tx, ["amel@example.com"]))
  const { content } = await shop.db.selectFrom("removed_product").select("content").executeTakeFirstOrThrow()
  expect(content).not.toContain("amel@")
  expect(await removedAlerts()).not.toContain("amel@example.com")
  expect((await restore([documentId]))[0]).toMatchObject({ result: "done" })
})

it("brings no request back that its link has ended meanwhile", async () => {
  const { documentId } = await productWithSlug(editor, "casque-aura")
  const product_id = await idOf(documentId)
  const alert = { product_id, locale: "fr" as const, created_at: new Date().toISOString() }
  await shop.db
    .insertInto("stock_alert")
    .values([
      { ...alert, email: "lina@example.com", token: "token-of-lina-00000000" },
      { ...alert, email: "nour@example.com", token: "token-of-nour-00000000" },
    ])
    .execute()
  await remove([documentId])
  await endStockAlerts(shop.db, "token-of-lina-00000000")
  expect(await removedAlerts()).toEqual(["nour@example.com"])
  expect((await restore([documentId]))[0]).toMatchObject({ result: "done" })
  const left = await shop.db.selectFrom("stock_alert").select("email").where("product_id", "=", product_id).execute()
  expect(left).toEqual([{ email: "nour@example.com" }])
  await endStockAlerts(shop.db, "token-of-nour-00000000")
  expect(await shop.db.selectFrom("stock_alert").select("email").execute()).toEqual([])
})
