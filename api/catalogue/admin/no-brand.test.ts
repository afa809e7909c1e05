import { afterAll, beforeAll, expect, it } from "vitest"
import { newProductForm, productWithSlug, readAdmin, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { problemsOfReport, productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { AdminProductDetail } from "../contract-admin-product.ts"
import type { AdminBrand } from "../contract-brand.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

type Listed = { data: { slug: string }[]; meta: { facets: { brand: { slug: string; name: string }[] } } }

const shown = async (slug: string) => {
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}`)
  return (body as { data: { brand: object }[] }).data[0]
}

it("a product needs no brand: none is listed, and its own page has an empty one", async () => {
  const form = await newProductForm(shop, { brand: null, slug: "sans-marque", sku: "SANS-1" })
  const made = await sendAdmin(editor, "POST", "/products", form)
  expect(made.status).toBe(201)
  const { documentId, brand } = made.body.data as AdminProductDetail
  expect(brand).toBeNull()
  const now = new Date(Date.now() - 60_000).toISOString()
  const stored = await readAdmin<AdminProductDetail>(editor, `/products/${documentId}`)
  const published = { ...toProductForm(stored), publishedAt: now, price: 1200 }
  expect((await sendAdmin(editor, "PUT", `/products/${documentId}`, published)).status).toBe(200)
  expect(await shown("sans-marque")).toMatchObject({ brand: { slug: "", name: "" } })
  const { body } = await shop.get("/api/catalogue?locale=fr&pageSize=100")
  const { data, meta } = body as Listed
  expect(data.map(({ slug }) => slug)).toContain("sans-marque")
  expect(meta.facets.brand.filter(({ slug, name }) => slug === "" || name === "")).toEqual([])
  const brands = await readAdmin<AdminBrand[]>(editor, "/brands")
  expect(brands.length).toBeGreaterThan(0)
  expect(brands.filter(({ name }) => name === "")).toEqual([])
})

it("a product loses its brand and gets one again; a copy has the same", async () => {
  const product = await productWithSlug(editor, "casque-aura")
  const form = toProductForm(product)
  const answer = await sendAdmin(editor, "PUT", `/products/${product.documentId}`, { ...form, brand: null })
  expect(answer.body.data).toMatchObject({ brand: null })
  expect(await shown("casque-aura")).toMatchObject({ brand: { slug: "", name: "" } })
  const copy = await sendAdmin(editor, "POST", `/products/${product.documentId}/duplicate`)
  expect(copy.body.data).toMatchObject({ brand: null })
  const { updatedAt } = answer.body.data as AdminProductDetail
  const again = await sendAdmin(editor, "PUT", `/products/${product.documentId}`, { ...form, updatedAt })
  expect(again.body.data).toMatchObject({ brand: product.brand })
})

it("what stands for no brand can be named by nobody", async () => {
  const form = await newProductForm(shop, { brand: "none", slug: "x-none" })
  expect((await sendAdmin(editor, "POST", "/products", form)).status).toBe(400)
  expect((await sendAdmin(editor, "DELETE", "/brands/none")).status).toBe(404)
  const patch = { name: "Une marque", updatedAt: "2026-11-21T00:00:00.000Z" }
  expect((await sendAdmin(editor, "PATCH", "/brands/none", patch)).status).toBe(404)
})

it("a file makes a product without a brand, and finds categories by a title in any language", async () => {
  const { report, exported } = productFiles(shop, editor)
  const arabic = shop.db.selectFrom("category_text").innerJoin("category", "category.id", "category_id")
  const { slug, title } = await arabic
    .select(["slug", "title"])
    .where("locale", "=", "ar")
    .where("slug", "=", "audio")
    .executeTakeFirstOrThrow()
  const head = "sku,product_type,name_fr,price,categories"
  const made = await report(`${head}\nFILE-1,fashion,Panier,900,${title}\n`, 0)
  expect(problemsOfReport(made)).toEqual([])
  expect(made.created).toBe(1)
  const product = await productWithSlug(editor, "panier")
  expect(product).toMatchObject({ brand: null, categories: [{ slug }] })
  expect(await exported()).toContain("FILE-1")
})

it("a title of several categories is ambiguous; the slug of one is not", async () => {
  const { report } = productFiles(shop, editor)
  const both = await shop.db.selectFrom("category").select(["id", "slug"]).orderBy("id").limit(2).execute()
  for (const { id } of both) {
    const row = shop.db.updateTable("category_text").set({ title: "Divers" }).where("category_id", "=", id)
    await row.where("locale", "=", "en").execute()
  }
  const head = "sku,product_type,name_fr,price,categories"
  const unclear = await report(`${head}\nFILE-2,fashion,Tapis,900,divers\n`, 1)
  expect(problemsOfReport(unclear)).toEqual(["2 categories AMBIGUOUS"])
  expect(problemsOfReport(await report(`${head}\nFILE-2,fashion,Tapis,900,${both[0]?.slug}\n`, 1))).toEqual([])
})
