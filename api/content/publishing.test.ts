import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { contentVersion } from "#db/changes/content-version.ts"
import { orderUnits, productWithSlug, readAdmin, sendAdmin, toProductForm } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const slug = "casque-aura"

/** Where a product's page, lists and orders find it. */
async function found() {
  const one = await shop.get(`/api/products?filters[slug][$eq]=${slug}`)
  const { id } = (one.body as { data: { id: string }[] }).data[0] ?? {}
  const all = await shop.get("/api/products?pagination[pageSize]=100")
  const search = await shop.get("/api/products?_q=aura")
  const categories = await shop.get("/api/categories?filters[slug][$eq]=audio")
  const [product] = await shop.db.selectFrom("product").select("document_id").where("slug", "=", slug).execute()
  const byId = await shop.get(`/api/products/${product?.document_id}`)
  const isIn = ({ body }: { body: unknown }) => (body as { data: { slug: string }[] }).data.some((p) => p.slug === slug)
  return {
    page: id !== undefined,
    list: isIn(all),
    search: isIn(search),
    byId: byId.status,
    count: (categories.body as { data: { productCount: number }[] }).data[0]?.productCount,
  }
}

describe("a draft", () => {
  it("is found nowhere and cannot be ordered, by slug or by name; published, it is there again", async () => {
    const there = await found()
    const product = await productWithSlug(editor, slug)
    const path = `/products/${product.documentId}`
    const draft = await sendAdmin(editor, "PATCH", path, { updatedAt: product.updatedAt, publishedAt: null })
    expect(draft.status).toBe(200)
    expect(await found()).toEqual({ page: false, list: false, search: false, byId: 404, count: (there.count ?? 0) - 1 })
    const rejected = await orderUnits(shop, slug, "0550110001")
    expect(rejected).toMatchObject({ status: 409, body: { error: { details: { changes: [{ kind: "gone" }] } } } })
    const byName = await shop.order({
      product: product.name.fr,
      quantity: 1,
      amount: product.price,
      wilaya: "Alger",
      commune: "Kouba",
      mobile: "0550110001",
      firstname: "Amina",
      lastname: "Haddad",
      date: "2026-11-21T10:00:00.000Z",
    })
    expect(byName.status).toBe(400)
    const again = { ...toProductForm(product), updatedAt: (draft.body.data as typeof product).updatedAt }
    expect((await sendAdmin(editor, "PUT", path, again)).status).toBe(200)
    expect(await found()).toEqual(there)
    expect((await orderUnits(shop, slug, "0550110001")).status).toBe(201)
  })

  it("leaves the orders that have it as they are", async () => {
    const manager = await signedIn(shop, "manager")
    await orderUnits(shop, slug, "0550110002", 2)
    const [{ documentId }] = await readAdmin<[{ documentId: string }]>(manager, "/orders?q=0550110002")
    const product = await productWithSlug(editor, slug)
    const path = `/products/${product.documentId}`
    await sendAdmin(editor, "PATCH", path, { updatedAt: product.updatedAt, publishedAt: null })
    const before = await sendAdmin(manager, "GET", `/orders/${documentId}`)
    const { version, lines } = before.body.data as { version: number; lines: { id: number; slug: string }[] }
    const [line] = lines
    const edit = { version, lines: [{ id: line?.id, slug, color: null, quantity: 1 }] }
    const edited = await sendAdmin(manager, "PATCH", `/orders/${documentId}`, edit)
    expect(edited).toMatchObject({ status: 200, body: { data: { lines: [{ slug, quantity: 1 }] } } })
    const stock = (await productWithSlug(editor, slug)).quantity
    const cancel = { to: "cancelled", reason: "Test" }
    expect((await sendAdmin(manager, "POST", `/orders/${documentId}/status`, cancel)).status).toBe(200)
    const after = await productWithSlug(editor, slug)
    expect(after.quantity).toBe(stock + 1)
    await sendAdmin(editor, "PATCH", path, { updatedAt: after.updatedAt, publishedAt: product.publishedAt })
  })
})

describe("a product that is scheduled", () => {
  it("appears at its moment, with another version of the content", async () => {
    const product = await productWithSlug(editor, slug)
    const moment = new Date(Date.now() + 3_600_000)
    const body = { updatedAt: product.updatedAt, publishedAt: moment.toISOString() }
    expect((await sendAdmin(editor, "PATCH", `/products/${product.documentId}`, body)).status).toBe(200)
    expect(await found()).toMatchObject({ page: false, list: false, byId: 404 })
    const just = (ms: number) => new Date(moment.getTime() + ms)
    expect(await contentVersion(shop.db, just(-1))).not.toBe(await contentVersion(shop.db, just(0)))
    expect(await contentVersion(shop.db, just(0))).toBe(await contentVersion(shop.db, just(1)))
    vi.useFakeTimers({ toFake: ["Date"], now: moment })
    try {
      expect(await found()).toMatchObject({ page: true, list: true, byId: 200 })
    } finally {
      vi.useRealTimers()
    }
  })
})
