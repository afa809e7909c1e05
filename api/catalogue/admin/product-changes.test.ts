import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  newProductForm,
  orderUnits,
  productWithSlug,
  readAdmin,
  sendAdmin,
  toProductForm,
} from "../../testing/catalogue.ts"
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

const patch = (documentId: string, body: object) => sendAdmin(editor, "PATCH", `/products/${documentId}`, body)
const order = (slug: string, mobile: string) => orderUnits(shop, slug, mobile)
const setStock = (slug: string, quantity: number) =>
  shop.db
    .updateTable("product")
    .set({ quantity, status: quantity > 0 ? "in-stock" : "out-of-stock" })
    .where("slug", "=", slug)
    .execute()

describe("the stock", () => {
  it("is changed by the difference to what was seen, so that orders placed meanwhile are not lost", async () => {
    await setStock("montre-nova-fit", 10)
    const seen = await productWithSlug(editor, "montre-nova-fit")
    expect((await order("montre-nova-fit", "0550110001")).status).toBe(201)
    const { body } = await patch(seen.documentId, { quantity: 15, quantityWas: 10 })
    expect(body.data).toMatchObject({ quantity: 14, updatedAt: seen.updatedAt })
    expect((await order("montre-nova-fit", "0550110002")).status).toBe(201)
    const saved = await sendAdmin(editor, "PUT", `/products/${seen.documentId}`, {
      ...toProductForm(seen),
      quantity: 8,
    })
    expect(saved.body.data).toMatchObject({ quantity: 11 })
  })

  it("loses nothing when it is changed while orders are placed", async () => {
    await setStock("montre-nova-fit", 20)
    const seen = await productWithSlug(editor, "montre-nova-fit")
    const more = Array.from({ length: 6 }, () => patch(seen.documentId, { quantity: 25, quantityWas: 20 }))
    const less = Array.from({ length: 3 }, () => patch(seen.documentId, { quantity: 18, quantityWas: 20 }))
    const orders = Array.from({ length: 12 }, (_, index) =>
      order("montre-nova-fit", `055022${String(index).padStart(4, "0")}`),
    )
    const form = sendAdmin(editor, "PUT", `/products/${seen.documentId}`, { ...toProductForm(seen), quantity: 21 })
    const placed = await Promise.all(orders)
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
    for (const { status } of [...(await Promise.all([...more, ...less])), await form]) expect(status).toBe(200)
    const after = await productWithSlug(editor, "montre-nova-fit")
    expect(after.quantity).toBe(20 + 6 * 5 - 3 * 2 + 1 - 12)
  })

  it("is never taken below nothing, and decides whether a product can be ordered", async () => {
    await setStock("montre-nova-fit", 2)
    const { documentId } = await productWithSlug(editor, "montre-nova-fit")
    const rejected = await patch(documentId, { quantity: 0, quantityWas: 5 })
    expect(rejected).toMatchObject({
      status: 409,
      body: { error: { details: { code: "STOCK_BELOW_ZERO", quantity: 2 } } },
    })
    expect((await patch(documentId, { quantity: 0, quantityWas: 2 })).status).toBe(200)
    expect((await order("montre-nova-fit", "0550330001")).status).toBe(409)
    expect((await patch(documentId, { quantity: 1, quantityWas: 0 })).status).toBe(200)
    expect((await order("montre-nova-fit", "0550330001")).status).toBe(201)
  })
})

describe("a quick change", () => {
  it("needs the version that was read for all but the stock", async () => {
    const { documentId, updatedAt } = await productWithSlug(editor, "casque-aura")
    expect((await patch(documentId, { price: 100 })).status).toBe(400)
    const changed = await patch(documentId, { updatedAt, price: 24_000, featured: true })
    expect(changed.body.data).toMatchObject({ price: 24_000, lastPrice: 28_000, discount: 14, featured: true })
    expect((await patch(documentId, { updatedAt, price: 23_000 })).body.error?.details.code).toBe("CHANGED_MEANWHILE")
    const { body } = await shop.get("/api/products?filters[slug][$eq]=casque-aura")
    expect(body).toMatchObject({ data: [{ price: 24_000, discount: 14 }] })
  })

  it("leaves an offer the price to which it goes back", async () => {
    const aura = await productWithSlug(editor, "casque-aura")
    const offer = { startDate: "2026-11-01T00:00:00.000Z", endDate: "2026-12-01T00:00:00.000Z" }
    const form = { ...toProductForm(aura), price: 20_000, lastPrice: 28_000, offer }
    const stored = await sendAdmin(editor, "PUT", `/products/${aura.documentId}`, form)
    expect(stored).toMatchObject({ status: 200, body: { data: { offer } } })
    const { updatedAt } = stored.body.data as AdminProductDetail
    const errors = [{ path: ["lastPrice"], code: "NEEDED" }]
    for (const change of [{ price: 28_000 }, { price: 30_000 }, { lastPrice: null }, { price: 100, lastPrice: 90 }]) {
      const rejected = await patch(aura.documentId, { updatedAt, ...change })
      expect(rejected, JSON.stringify(change)).toMatchObject({ status: 400, body: { error: { details: { errors } } } })
    }
    expect((await patch(aura.documentId, { updatedAt, price: 19_000 })).body.data).toMatchObject({ lastPrice: 28_000 })
    const now = await productWithSlug(editor, "casque-aura")
    const again = { ...toProductForm(now), price: 24_000, lastPrice: 28_000, offer: null }
    expect((await sendAdmin(editor, "PUT", `/products/${aura.documentId}`, again)).status).toBe(200)
  })

  it("does away with a struck price that is not higher any more", async () => {
    const { documentId, updatedAt } = await productWithSlug(editor, "casque-aura")
    const { body } = await patch(documentId, { updatedAt, price: 28_000 })
    expect(body.data).toMatchObject({ price: 28_000, lastPrice: null, discount: 0 })
  })
})

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

describe("a copy", () => {
  it("is a draft of its own, without stock", async () => {
    const product = await productWithSlug(editor, "casque-aura")
    const { status, body } = await sendAdmin(editor, "POST", `/products/${product.documentId}/duplicate`)
    expect(status).toBe(201)
    const copy = body.data as AdminProductDetail
    expect(copy).toMatchObject({ publishedAt: null, quantity: 0, sku: `${product.sku}-2`, featured: false })
    expect(copy.name.fr).toBe(`${product.name.fr} (copie)`)
    expect(copy.colors).toEqual(product.colors)
    expect(copy.slug).not.toBe(product.slug)
    expect((await sendAdmin(editor, "DELETE", `/products/${copy.documentId}`)).status).toBe(200)
    expect((await sendAdmin(editor, "GET", `/products/${copy.documentId}`)).status).toBe(404)
  })
})

describe("DELETE /api/admin/products/:documentId", () => {
  it("refuses a product that was ordered", async () => {
    const { documentId } = await productWithSlug(editor, "montre-nova-fit")
    const { status, body } = await sendAdmin(editor, "DELETE", `/products/${documentId}`)
    expect(status).toBe(409)
    expect(body.error?.details.code).toBe("ORDERED")
    expect(await readAdmin<AdminProductDetail>(editor, `/products/${documentId}`)).toMatchObject({ isOrdered: true })
  })
})
