import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { newTestToken, type TestToken } from "../testing/tokens.ts"

let shop: TestShop
let token: TestToken
let ask: TestToken["ask"]
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
  token = await newTestToken(shop, owner, undefined, { name: "Entrepôt" })
  ask = token.ask
})
afterAll(() => shop.close())

const audit = () => shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirst()
const text = (fr: string, ar = "", en = "") => ({ fr, ar, en })

async function newProduct(data: object = {}, headers = {}) {
  const fields = { name: "Lampe", price: 4500, quantity: 3, ...data }
  const { status, body, headers: got } = await ask("POST", "/api/products", { data: fields }, headers)
  return { status, data: body.data as Record<string, unknown>, body, headers: got }
}

const stored = async (documentId: unknown) =>
  (await ask("GET", `/api/products/${documentId}?status=draft`)).body.data as Record<string, unknown>

describe("a product", () => {
  it("is made of the given fields, and its line in the audit log names the token", async () => {
    const { status, data, headers } = await newProduct({ shortDescription: { ar: "مصباح" } })
    expect(status).toBe(201)
    expect(data).toMatchObject({ name: text("Lampe"), price: 4500, quantity: 3, publishedAt: null, slug: "lampe" })
    expect(data.shortDescription).toEqual(text("", "مصباح"))
    expect(headers.get("etag")).toBe(`"${data.updatedAt}"`)
    const entry = await audit()
    expect(entry).toMatchObject({ resource: "products", action: "create", document_id: data.documentId })
    expect(entry).toMatchObject({ staff_name: "Entrepôt", staff_id: `token:${token.documentId}` })
  })

  it("keeps what a change leaves out, and takes a text of one language", async () => {
    const product = await shop.db
      .selectFrom("product")
      .select("document_id")
      .where("slug", "=", "casque-aura")
      .executeTakeFirstOrThrow()
    const id = product.document_id
    const before = await stored(id)
    const changed = await ask("PUT", `/api/products/${id}?locale=ar`, { data: { name: "سماعة جديدة" } })
    expect(changed.status).toBe(200)
    const { name, updatedAt, completeness: _, ...after } = await stored(id)
    const { name: was, updatedAt: __, completeness: ___, ...rest } = before
    expect(after).toEqual(rest)
    expect(name).toEqual({ ...(was as object), ar: "سماعة جديدة" })
    expect(updatedAt).not.toBe(before.updatedAt)
  })

  it("connects and disconnects relations", async () => {
    const [one, two] = await shop.db.selectFrom("category").select("document_id as id").orderBy("id").limit(2).execute()
    const { data } = await newProduct({ categories: [one?.id] })
    const idsOf = async () =>
      ((await stored(data.documentId)).categories as { documentId: string }[]).map((each) => each.documentId)
    expect(await idsOf()).toEqual([one?.id])
    const change = (categories: unknown) => ask("PUT", `/api/products/${data.documentId}`, { data: { categories } })
    expect((await change({ connect: [{ documentId: two?.id }] })).status).toBe(200)
    expect(await idsOf()).toEqual([one?.id, two?.id])
    await change({ disconnect: [one?.id] })
    expect(await idsOf()).toEqual([two?.id])
    expect((await change({ connect: "x" })).status).toBe(400)
    expect((await change(["nobodyhasthisdocumentid0"])).status).toBe(400)
  })

  it("is changed in the version that was read alone", async () => {
    const { data } = await newProduct()
    const path = `/api/products/${data.documentId}`
    const etag = { "if-match": `"${data.updatedAt}"` }
    const changed = await ask("PUT", path, { data: { price: 5000 } }, etag)
    expect(changed.status).toBe(200)
    const again = await ask("PUT", path, { data: { price: 6000 } }, etag)
    expect(again.status).toBe(412)
    expect(again.headers.get("etag")).toBe(changed.headers.get("etag"))
    expect((await ask("DELETE", path, undefined, etag)).status).toBe(412)
    expect((await stored(data.documentId)).price).toBe(5000)
    expect((await ask("PUT", path, { data: { price: 6000 } })).status).toBe(200)
    expect((await ask("DELETE", path, undefined, { "if-match": "*" })).status).toBe(204)
    expect((await ask("GET", `${path}?status=draft`)).status).toBe(404)
    expect(await audit()).toMatchObject({ action: "delete", staff_name: "Entrepôt" })
  })

  it("is rejected by the rules of the console, and nothing is stored", async () => {
    const count = async () => (await shop.db.selectFrom("product").select("id").execute()).length
    const before = await count()
    for (const wrong of [
      { price: -1 },
      { nothing: 1 },
      { publishedAt: "2026-01-01T00:00:00.000Z", name: "" },
      { slug: "casque-aura" },
      { sku: 3 },
    ]) {
      expect([400, 409], JSON.stringify(wrong)).toContain((await newProduct(wrong)).status)
    }
    expect((await ask("POST", "/api/products?locale=de", { data: { name: "x" } })).status).toBe(400)
    expect((await ask("POST", "/api/products", { name: "x" })).status).toBe(400)
    expect(await count()).toBe(before)
  })

  it("is made once under one key", async () => {
    const key = { "idempotency-key": "lampe-1" }
    const first = await newProduct({ name: "Une fois" }, key)
    const again = await newProduct({ name: "Une fois" }, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.data.documentId).toBe(first.data.documentId)
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect((await newProduct({ name: "Autre" }, key)).status).toBe(422)
    // What was rejected may be corrected under its key.
    const other = { "idempotency-key": "lampe-2" }
    expect((await newProduct({ price: -1 }, other)).status).toBe(400)
    expect((await newProduct({ name: "Corrigée" }, other)).status).toBe(201)
    expect((await newProduct({}, { "idempotency-key": "a b" })).status).toBe(400)
    const both = await Promise.all([
      newProduct({ name: "Deux" }, { "idempotency-key": "two" }),
      newProduct({ name: "Deux" }, { "idempotency-key": "two" }),
    ])
    expect(new Set(both.map(({ data }) => data.documentId)).size).toBe(1)
  })

  it("has variants that are read and changed", async () => {
    const { data } = await newProduct({ sizes: ["S", "M"], sizeKind: "size" })
    const path = `/api/products/${data.documentId}/variants`
    const grid = (await ask("GET", path)).body.data as Record<string, unknown>
    const variants = (grid.variants as Record<string, unknown>[]).map(({ documentId: _, image: __, ...row }) => ({
      ...row,
      image: null,
      quantityWas: 0,
      quantity: 5,
    }))
    const { updatedAt } = grid
    const changed = await ask("PUT", path, { data: { updatedAt, stockBy: "variant", sizeKind: "size", variants } })
    expect(changed.status).toBe(200)
    expect((await stored(data.documentId)).quantity).toBe(10)
  })
})

describe("the units of a product", () => {
  const sized = { sizes: ["S", "M"], sizeKind: "size" }

  it("are counted with stock.write alone", async () => {
    const { ask: askProducts } = await newTestToken(shop, owner, ["products.read", "products.write"])
    const rejected = async (method: string, path: string, fields: object) => {
      const { status, body } = await askProducts(method, path, { data: fields })
      expect(status).toBe(403)
      expect(body.error.details).toEqual({ scope: "stock.write" })
    }
    const count = async () => (await shop.db.selectFrom("product").select("id").execute()).length
    const before = await count()
    await rejected("POST", "/api/products", { name: "Lampe", price: 4500, quantity: 3 })
    await rejected("POST", "/api/products", { name: "Lampe", price: 4500, ...sized, variantUnits: [1, 2] })
    expect(await count()).toBe(before)
    const { data } = await newProduct(sized)
    const path = `/api/products/${data.documentId}`
    await rejected("PUT", path, { quantity: 4 })
    await rejected("PUT", path, { price: 1, quantity: 0 })
    const grid = (await askProducts("GET", `${path}/variants`)).body.data as Record<string, unknown>
    const variants = (grid.variants as Record<string, unknown>[]).map(({ documentId: _, image: __, ...row }) => ({
      ...row,
      image: null,
      quantityWas: 0,
    }))
    const form = { updatedAt: grid.updatedAt, sizeKind: "size" }
    const counted = variants.map((row) => ({ ...row, quantity: 5 }))
    await rejected("PUT", `${path}/variants`, { ...form, stockBy: "variant", variants: counted })
    expect(await stored(data.documentId)).toMatchObject({ price: 4500, quantity: 3, stockBy: "product" })
  })

  it("may be sent as they are, as a client does that sends all that it read", async () => {
    const { ask: askProducts } = await newTestToken(shop, owner, ["products.write"])
    const made = await askProducts("POST", "/api/products", { data: { name: "Vide", price: 10, quantity: 0 } })
    expect(made.status).toBe(201)
    const { data } = await newProduct()
    const changed = await askProducts("PUT", `/api/products/${data.documentId}`, { data: { price: 10, quantity: 3 } })
    expect(changed.body.data).toMatchObject({ price: 10, quantity: 3 })
  })
})

describe("stock and prices in bulk", () => {
  it("counts, adds and takes units, each item by itself", async () => {
    const { data } = await newProduct({ sku: "BULK-1" })
    const { documentId } = data
    const items = [
      { sku: "BULK-1", quantity: 10 },
      { documentId, change: -4, note: "Vente en boutique" },
      { documentId, change: -40 },
      { sku: "NOTHING-1", quantity: 1 },
      { sku: "BULK-1", change: 1 },
    ]
    const { status, body } = await ask("POST", "/api/stock", { data: items }, { "idempotency-key": "bulk" })
    expect(status).toBe(200)
    expect(body.data.map(({ ok }) => ok)).toEqual([true, true, false, false, true])
    expect(body.meta).toEqual({ done: 3, failed: 2 })
    expect((await stored(documentId)).quantity).toBe(7)
    const again = await ask("POST", "/api/stock", { data: items }, { "idempotency-key": "bulk" })
    expect(again.body).toEqual(body)
    expect((await stored(documentId)).quantity).toBe(7)
    const moves = await shop.db.selectFrom("stock_movement").selectAll().orderBy("id", "desc").limit(2).execute()
    expect(moves[0]).toMatchObject({ units: 1, units_left: 7, actor: "Entrepôt", reason: "count" })
    expect((await ask("POST", "/api/stock", { data: [{ sku: "a", documentId, quantity: 1 }] })).status).toBe(400)
    expect((await ask("POST", "/api/stock", { data: [] })).status).toBe(400)
  })

  it("changes prices", async () => {
    const { data } = await newProduct({ sku: "BULK-2" })
    const items = [
      { sku: "BULK-2", price: 4000, lastPrice: 5000 },
      { sku: "NOTHING-1", price: 1 },
    ]
    const { body } = await ask("POST", "/api/prices", { data: items })
    expect(body.meta).toEqual({ done: 1, failed: 1 })
    expect(await stored(data.documentId)).toMatchObject({ price: 4000, lastPrice: 5000, discount: 20 })
    expect(await audit()).toMatchObject({ action: "update", staff_name: "Entrepôt" })
  })
})

describe("other records", () => {
  it("are categories", async () => {
    const made = await ask("POST", "/api/categories", { data: { title: "Lampes", productType: "fashion" } })
    expect(made.status).toBe(201)
    const { documentId } = made.body.data
    const changed = await ask("PUT", `/api/categories/${documentId}?locale=en`, { data: { title: "Lamps" } })
    expect(changed.body.data).toMatchObject({ title: text("Lampes", "", "Lamps") })
    const stale = { "if-match": made.headers.get("etag") ?? "" }
    expect((await ask("PUT", `/api/categories/${documentId}`, { data: { title: "x" } }, stale)).status).toBe(412)
    expect((await ask("DELETE", `/api/categories/${documentId}`)).status).toBe(204)
    expect((await ask("DELETE", `/api/categories/${documentId}`)).status).toBe(404)
    expect((await ask("PUT", `/api/categories/${documentId}`, { data: { title: "x" } })).status).toBe(404)
  })

  it("are posts", async () => {
    const [topic] = (await ask("GET", "/api/posts?status=draft&pagination[pageSize]=1")).body.data
    const made = await ask("POST", "/api/posts", { data: { title: "Bonjour", category: topic?.category } })
    expect(made.status).toBe(201)
    const { documentId } = made.body.data
    const content = [{ type: "paragraph", children: [{ type: "text", text: "Salut" }] }]
    const changed = await ask("PUT", `/api/posts/${documentId}`, { data: { content } })
    expect(changed.body.data).toMatchObject({ title: text("Bonjour"), content: { fr: content, ar: [] } })
    expect((await ask("DELETE", `/api/posts/${documentId}`)).status).toBe(204)
  })
})
