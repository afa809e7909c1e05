import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { orderUnits, productWithSlug, readAdmin, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { AdminProductDetail } from "../contract-admin-product.ts"

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
