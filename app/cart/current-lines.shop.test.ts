import { afterAll, beforeAll, expect, test } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import type { Content } from "../api-client/content.server.ts"
import { contentOf, sendTo } from "../testing/shop-content.ts"
import { currentLines } from "./current-lines.server.ts"

let shop: TestShop
let content: Content
const calls: string[] = []

beforeAll(async () => {
  shop = await openTestShop()
  const api = async (request: Request) => {
    calls.push(new URL(request.url).pathname)
    return sendTo(shop, request)
  }
  content = contentOf(shop, api)
})
afterAll(() => shop.close())

const line = (slug: string, variant = "") => ({ slug, variant })

async function variantOf(slug: string, size: string) {
  const product = await content.productBySlug(slug, "fr")
  const found = product.variants.find((variant) => variant.size === size)
  if (!found) throw new Error(`${slug} has no ${size}`)
  return found
}

test("a chosen variant has its own price and stock, and its names in the page's language", async () => {
  const variant = await variantOf("baskets-tell", "42")
  await shop.db
    .updateTable("product_variant")
    .set({ price: 990_000, quantity: 2 })
    .where("document_id", "=", variant.documentId)
    .execute()
  await shop.db.updateTable("product").set({ stock_by: "variant" }).where("slug", "=", "baskets-tell").execute()
  const [current] = await currentLines(content, [line("baskets-tell", variant.documentId)], "ar")
  expect(current).toMatchObject({
    ...line("baskets-tell", variant.documentId),
    product: { price: 990_000, quantity: 2, choice: { variant: variant.documentId, sku: variant.sku, size: "42" } },
  })
  expect(current?.product?.choice).toMatchObject({ colorName: "أبيض", sizeName: "42" })
  await shop.db.updateTable("product").set({ stock_by: "product" }).where("slug", "=", "baskets-tell").execute()
})

test("a line without a choice is marked where there are several, and takes the only one", async () => {
  const current = await currentLines(content, [line("baskets-tell"), line("lumen-ambre")], "fr")
  expect(current.map(({ product }) => [product?.needsChoice, product?.choice?.colorName])).toEqual([
    [true, undefined],
    [undefined, "Ambre"],
  ])
})

test("a SKU is understood as well", async () => {
  const { sku, documentId } = await variantOf("baskets-tell", "40")
  const [current] = await currentLines(content, [line("baskets-tell", sku)], "fr")
  expect(current?.product?.choice?.variant).toBe(documentId)
})

test("a variant that is not sold any more is gone, the others of its product stay", async () => {
  const [gone, stays] = [await variantOf("baskets-tell", "38"), await variantOf("baskets-tell", "39")]
  await shop.db.updateTable("product_variant").set({ active: 0 }).where("document_id", "=", gone.documentId).execute()
  const lines = [gone, stays].map(({ documentId }) => line("baskets-tell", documentId))
  const current = await currentLines(content, lines, "fr")
  expect(current.map(({ product }) => product?.choice?.size)).toEqual([undefined, "39"])
  expect(current[0]?.product).toBeNull()
})

test("a product that has nothing to choose any more is a plain one", async () => {
  await shop.db.updateTable("product").set({ variant_count: 0 }).where("slug", "=", "lait-solea").execute()
  const [current] = await currentLines(content, [line("lait-solea", "some-variant")], "fr")
  expect(current?.product).toMatchObject({ slug: "lait-solea" })
  expect(current?.product).not.toHaveProperty("choice")
})

test("asks the shop as often for many lines as for one", async () => {
  const { documentId } = await variantOf("baskets-tell", "42")
  const lines = ["sac-casbah", "casque-aura", "chapeau-cirta", "ceinture-casbah"].map((slug) => line(slug))
  calls.length = 0
  await currentLines(content, [...lines, line("baskets-tell", documentId)], "fr")
  expect(calls).toEqual(["/api/catalogue/cards", "/api/products"])
})

test("of many products with another address none is called gone", async () => {
  const rows = await shop.db.selectFrom("product").select(["id", "slug"]).orderBy("id").limit(8).execute()
  const former = rows.map(({ id }) => ({ slug: `before-${id}`, product_id: id }))
  await shop.db.insertInto("product_slug").values(former).execute()
  const current = await currentLines(
    content,
    former.map(({ slug }) => line(slug)),
    "fr",
  )
  expect(current.length).toBeGreaterThan(0)
  expect(current.filter(({ product }) => product === null)).toEqual([])
})
