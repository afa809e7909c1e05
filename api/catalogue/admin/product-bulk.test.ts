import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newProductForm, productWithSlug, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { placedOrder } from "../../testing/placed-order.ts"
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

describe("POST /api/admin/products/bulk", () => {
  const bulk = async (body: object) =>
    (await sendAdmin(editor, "POST", "/products/bulk", body)).body.data as BulkResult[]

  it("changes many prices by percent, and says what became of each", async () => {
    const [aura, sac] = [await productWithSlug(editor, "casque-aura"), await productWithSlug(editor, "sac-casbah")]
    const documentIds = [aura.documentId, "nobodyhasthisdocumentid0", sac.documentId]
    expect(await bulk({ action: "price", documentIds, percent: -15, strike: true })).toEqual([
      { documentId: aura.documentId, result: "done", problem: null },
      { documentId: documentIds[1], result: "problem", problem: "UNKNOWN" },
      { documentId: sac.documentId, result: "done", problem: null },
    ])
    const after = await productWithSlug(editor, "casque-aura")
    expect(after).toMatchObject({ price: Math.round(aura.price * 0.85), lastPrice: aura.lastPrice ?? aura.price })
  })

  it("leaves a variant of an offer the price to which it goes back", async () => {
    const aura = await productWithSlug(editor, "casque-aura")
    const { documentId } = aura
    const offer = { startDate: "2026-11-01T00:00:00.000Z", endDate: "2100-01-01T00:00:00.000Z" }
    const form = { ...toProductForm(aura), price: 20_000, lastPrice: 28_000, offer }
    expect((await sendAdmin(editor, "PUT", `/products/${documentId}`, form)).status).toBe(200)
    const one = await shop.db
      .selectFrom("product_variant as v")
      .innerJoin("product as p", "p.id", "v.product_id")
      .select("v.id")
      .where("p.document_id", "=", documentId)
      .executeTakeFirstOrThrow()
    const own = shop.db.updateTable("product_variant").where("id", "=", one.id)
    await own.set({ price: 2_300_000, last_price: 2_350_000 }).execute()
    const rise = (percent: number) => bulk({ action: "price", documentIds: [documentId], percent, strike: false })
    expect(await rise(2)).toMatchObject([{ result: "done" }])
    expect(await rise(5)).toMatchObject([{ result: "problem", problem: "PRICE" }])
    await own.set({ price: null, last_price: null }).execute()
  })

  it("unpublishes and publishes, and leaves what cannot be published", async () => {
    const form = await newProductForm(shop, { sku: "SANS-TEXTE", shortDescription: { fr: "", ar: "", en: "" } })
    const draft = (await sendAdmin(editor, "POST", "/products", form)).body.data as AdminProductDetail
    const { documentId } = await productWithSlug(editor, "sac-casbah")
    const documentIds = [documentId, draft.documentId]
    const resultsOf = (results: BulkResult[]) => results.map(({ result, problem }) => problem ?? result)
    expect(resultsOf(await bulk({ action: "unpublish", documentIds }))).toEqual(["done", "same"])
    expect((await shop.get("/api/products?filters[slug][$eq]=sac-casbah")).body).toMatchObject({ data: [] })
    expect(resultsOf(await bulk({ action: "publish", documentIds }))).toEqual(["done", "NEEDED"])
    expect((await shop.get("/api/products?filters[slug][$eq]=sac-casbah")).body).toMatchObject({ data: [{}] })
  })

  it("goes on after a product that lacks a text of the main language", async () => {
    const documentIds: string[] = []
    for (const [at, ar] of ["مصباح", "", "مصباح"].entries()) {
      const texts = { fr: "Lampe", ar, en: "" }
      const which = { sku: `LAMPE-${at}`, slug: `lampe-${at}`, publishedAt: "2026-01-01T00:00:00.000Z" }
      const form = await newProductForm(shop, { ...which, name: texts, shortDescription: texts })
      const made = (await sendAdmin(editor, "POST", "/products", form)).body.data as AdminProductDetail
      documentIds.push(made.documentId)
    }
    const setLanguages = (...languages: string[]) =>
      shop.db
        .updateTable("app_setting")
        .set({ languages: JSON.stringify(languages) })
        .execute()
    await setLanguages("ar", "fr", "en")
    for (const change of [
      { action: "featured", featured: true },
      { action: "price", percent: 10, strike: false },
    ]) {
      const results = await bulk({ ...change, documentIds })
      expect(results.map(({ result, problem }) => problem ?? result)).toEqual(["done", "NEEDED", "done"])
    }
    await setLanguages("fr", "ar", "en")
  })

  it("makes the SKU of a product without one from its address, and keeps it from then on", async () => {
    const add = async (changes: object) => {
      const { body, status } = await sendAdmin(editor, "POST", "/products", await newProductForm(shop, changes))
      expect(status).toBe(201)
      return body.data as AdminProductDetail
    }
    const first = await add({ sku: "", slug: "robe-de-lin" })
    expect(first.sku).toBe("ROBE-DE-LIN")
    await add({ sku: "ROBE-EN-SOIE", slug: "jupe-courte" })
    expect((await add({ sku: "", slug: "robe-en-soie" })).sku).toBe("ROBE-EN-SOIE-2")
    const form = await newProductForm(shop, { sku: "", slug: "robe-longue" })
    const path = `/products/${first.documentId}`
    const { body } = await sendAdmin(editor, "PUT", path, {
      ...form,
      updatedAt: first.updatedAt,
      quantityWas: first.quantity,
    })
    expect(body).toMatchObject({ data: { sku: "ROBE-DE-LIN", slug: "robe-longue" } })
  })

  it("makes address and SKU of an Arabic name that say something and stay unique", async () => {
    const add = async () => {
      const name = { fr: "طقم 3 قطع", ar: "طقم 3 قطع", en: "" }
      const form = await newProductForm(shop, { sku: "", slug: "", name })
      const { body } = await sendAdmin(editor, "POST", "/products", form)
      return body.data
    }
    expect(await add()).toMatchObject({ slug: "tqm-3-qte", sku: "TQM-3-QTE" })
    expect(await add()).toMatchObject({ slug: "tqm-3-qte-2", sku: "TQM-3-QTE-2" })
  })

  it("deletes products that nobody ordered, and says which were", async () => {
    const [aura, nova] = [
      await productWithSlug(editor, "ecouteurs-aura-mini"),
      await productWithSlug(editor, "nova-12"),
    ]
    await placedOrder(shop, { lines: [{ slug: "nova-12", quantity: 1 }] })
    const documentIds = [aura.documentId, nova.documentId]
    expect(await bulk({ action: "delete", documentIds })).toEqual([
      { documentId: aura.documentId, result: "done", problem: null },
      { documentId: nova.documentId, result: "problem", problem: "ORDERED", name: nova.name },
    ])
    expect((await shop.get("/api/products?filters[slug][$eq]=ecouteurs-aura-mini")).body).toMatchObject({ data: [] })
    const audit = await shop.db
      .selectFrom("audit_log")
      .select(["action", "before"])
      .where("document_id", "=", aura.documentId)
      .orderBy("id", "desc")
      .executeTakeFirst()
    expect(audit).toMatchObject({ action: "bulk-delete", before: expect.stringContaining("ecouteurs-aura-mini") })
  })

  it("adds and takes away categories", async () => {
    const product = await productWithSlug(editor, "casque-aura")
    const [main, child] = product.categories
    const other = (await productWithSlug(editor, "montre-nova-fit")).categories[0]
    const change = { add: [other?.documentId], remove: [child?.documentId] }
    const documentIds = [product.documentId]
    expect(await bulk({ action: "categories", documentIds, ...change })).toMatchObject([{ result: "done" }])
    expect((await productWithSlug(editor, "casque-aura")).categories).toEqual([main, other])
    expect(await bulk({ action: "categories", documentIds, ...change })).toMatchObject([{ result: "same" }])
  })
})
