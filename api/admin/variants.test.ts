import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import type { ProductDetail } from "../contract/admin/product.ts"
import type { VariantGrid } from "../contract/admin/variants.ts"
import { formOf, newProductForm, readAdmin, sendAdmin } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const texts = (fr: string) => ({ fr, ar: "", en: "" })
const colors = [
  { name: texts("Noir"), hex: "#111111", image: null },
  { name: texts("Blanc"), hex: "#ffffff", image: null },
]
const mobileOf = (number: number) => `05504${String(number).padStart(5, "0")}`

/** A new product in two colours and two sizes, with ten units that they share. */
async function newProduct(sku: string, change: object = {}): Promise<ProductDetail> {
  const form = await newProductForm(shop, {
    ...{ name: texts(sku), sku, slug: sku.toLowerCase(), colors, sizes: ["S", "M"], price: 4500, lastPrice: 5000 },
    ...{ quantity: 10, publishedAt: "2026-01-01T10:00:00.000Z", ...change },
  })
  const { status, body } = await sendAdmin(editor, "POST", "/products", form)
  expect(status).toBe(201)
  return body.data as ProductDetail
}

const pathOf = (documentId: string) => `/products/${documentId}/variants`
const gridOf = (documentId: string) => readAdmin<VariantGrid>(editor, pathOf(documentId))
const productOf = (documentId: string) => readAdmin<ProductDetail>(editor, `/products/${documentId}`)
const put = (documentId: string, form: object) => sendAdmin(editor, "PUT", pathOf(documentId), form)

type Row = VariantGrid["variants"][number]

/** A row as the console sends it back. */
const rowOf = ({ documentId: _, image, ...row }: Row, change: object = {}) => ({
  ...{ ...row, image: image?.documentId ?? null, quantityWas: row.quantity },
  ...change,
})
const formOfGrid = ({ updatedAt, stockBy, sizeKind }: VariantGrid, variants: object[], change: object = {}) => ({
  ...{ updatedAt, stockBy, sizeKind, variants },
  ...change,
})

/** Counts the variants apart, with these units in the order of the grid. */
async function split(documentId: string, quantities: number[]) {
  const grid = await gridOf(documentId)
  const rows = grid.variants.map((row, at) => rowOf(row, { quantity: quantities[at] ?? 0 }))
  const answer = await put(documentId, formOfGrid(grid, rows, { stockBy: "variant", sharedWas: grid.quantity }))
  expect(answer.status).toBe(200)
  return answer.body.data as VariantGrid
}

const order = (product: ProductDetail, mobile: string, line: object, price = 4500) =>
  shop.order({
    ...{ lines: [{ slug: product.slug, quantity: 1, ...line }], amount: price, wilaya: "Alger", commune: "Kouba" },
    ...{ firstname: "Amina", lastname: "Haddad", mobile, date: "2026-11-21T10:00:00.000Z" },
  })

const quantitiesOf = ({ variants }: VariantGrid) => variants.map(({ quantity }) => quantity)
const problemsOf = ({ body }: Awaited<ReturnType<typeof put>>) =>
  z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() }))
    .parse(body.error?.details.errors)
    .map(({ path, code }) => [path.join("."), code])

describe("the grid of a product's variants", () => {
  it("is read by whoever reads the catalogue and changed by whoever writes it", async () => {
    const { documentId } = await newProduct("GRID-1")
    const agent = await signedIn(shop, "agent")
    const grid = await gridOf(documentId)
    const read = await sendAdmin(agent, "GET", pathOf(documentId))
    const written = await sendAdmin(agent, "PUT", pathOf(documentId), formOfGrid(grid, []))
    expect([read.status, written.status]).toEqual([200, 403])
    expect(grid).toMatchObject({ stockBy: "product", quantity: 10, promised: 0, sizeKind: "size", price: 4500 })
    expect(grid.variants.map(({ color, size, sku, price }) => [color, size, sku, price])).toEqual([
      ["noir", "s", "GRID-1-NOIR-S", null],
      ["noir", "m", "GRID-1-NOIR-M", null],
      ["blanc", "s", "GRID-1-BLANC-S", null],
      ["blanc", "m", "GRID-1-BLANC-M", null],
    ])
  })

  it("rejects a product without options, an unknown product and an earlier price below the price", async () => {
    const { documentId } = await newProduct("GRID-2", { colors: [], sizes: [] })
    const bare = await gridOf(documentId)
    const withoutOptions = await put(documentId, formOfGrid(bare, []))
    expect(withoutOptions).toMatchObject({ status: 409, body: { error: { details: { code: "NO_OPTIONS" } } } })
    const other = await newProduct("GRID-3")
    const grid = await gridOf(other.documentId)
    const [first] = grid.variants
    if (!first) throw new Error("No variant")
    expect((await put("nobodyhasthisdocumentid0", formOfGrid(grid, []))).status).toBe(404)
    for (const change of [{ price: 900, lastPrice: 900 }, { lastPrice: 900 }, { quantity: -1 }, { weight: 1.5 }]) {
      expect((await put(other.documentId, formOfGrid(grid, [rowOf(first, change)]))).status).toBe(400)
    }
  })

  it("names every row that is unknown, appears twice or has the SKU or the picture of nobody or somebody else", async () => {
    await newProduct("GRID-4")
    const { documentId } = await newProduct("GRID-5")
    const grid = await gridOf(documentId)
    const [a, b, c, d] = grid.variants
    if (!a || !b || !c || !d) throw new Error("No variants")
    const rows = [
      rowOf(a, { size: "xxl", sku: "" }),
      rowOf(b, { sku: "GRID-4-NOIR-S" }),
      rowOf(c, { sku: "GRID-5-NOIR-S", image: "nobodyhasthisdocumentid0" }),
      rowOf(b, { sku: "GRID-5-B" }),
    ]
    expect(problemsOf(await put(documentId, formOfGrid(grid, rows)))).toEqual([
      ["variants.0.size", "UNKNOWN"],
      ["variants.1.sku", "TAKEN"],
      ["variants.2.sku", "TAKEN"],
      ["variants.2.image", "UNKNOWN"],
      ["variants.3.size", "TAKEN"],
    ])
  })

  it("keeps at least one variant on sale, also where rows are left out", async () => {
    const { documentId } = await newProduct("GRID-6", { colors: [] })
    const grid = await gridOf(documentId)
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    const one = await put(documentId, formOfGrid(grid, [rowOf(s, { active: false })]))
    expect(one.status).toBe(200)
    const all = await put(documentId, formOfGrid(one.body.data as VariantGrid, [rowOf(m, { active: false })]))
    expect(problemsOf(all)).toEqual([["variants", "NEEDED"]])
  })

  it("exchanges SKUs of two rows, and makes one of the product's where it is empty", async () => {
    const { documentId } = await newProduct("GRID-7", { colors: [] })
    const grid = await gridOf(documentId)
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    const exchanged = await put(documentId, formOfGrid(grid, [rowOf(s, { sku: m.sku }), rowOf(m, { sku: s.sku })]))
    const skusOf = ({ body }: typeof exchanged) => (body.data as VariantGrid).variants.map(({ sku }) => sku)
    expect(skusOf(exchanged)).toEqual(["GRID-7-M", "GRID-7-S"])
    const rows = [rowOf(s, { sku: "" }), rowOf(m, { sku: "TSHIRT-M", weight: 180, barcode: "6130000000017" })]
    const emptied = await put(documentId, formOfGrid(exchanged.body.data as VariantGrid, rows))
    expect(skusOf(emptied)).toEqual(["GRID-7-S", "TSHIRT-M"])
    expect((await gridOf(documentId)).variants[1]).toMatchObject({ weight: 180, barcode: "6130000000017" })
  })

  it("rejects what somebody else has changed since it was read", async () => {
    const { documentId } = await newProduct("GRID-8")
    const grid = await gridOf(documentId)
    const [first] = grid.variants
    if (!first) throw new Error("No variant")
    const form = formOfGrid(grid, [rowOf(first, { sku: "GRID-8-A" })], { sizeKind: "waist" })
    expect((await put(documentId, form)).body.data).toMatchObject({ sizeKind: "waist" })
    expect((await put(documentId, form)).body.error?.details.code).toBe("CHANGED_MEANWHILE")
  })

  it("makes the lowest price of a variant the product's, and keeps the price of the others", async () => {
    const product = await newProduct("GRID-9", { colors: [] })
    const grid = await gridOf(product.documentId)
    const [s] = grid.variants
    if (!s) throw new Error("No variant")
    const changed = await put(product.documentId, formOfGrid(grid, [rowOf(s, { price: 3900, lastPrice: 4200 })]))
    expect(changed.body.data).toMatchObject({
      ...{ price: 3900, lastPrice: 4200 },
      variants: [
        { price: 3900, lastPrice: 4200 },
        { price: 4500, lastPrice: 5000 },
      ],
    })
    const { body } = await shop.get(`/api/products?filters[slug][$eq]=${product.slug}&populate=variants`)
    expect(body).toMatchObject({ data: [{ price: 3900, discount: 7, variants: [{ price: 3900 }, { price: 4500 }] }] })
    // A price that is raised in a list stays the lowest: the variant that costs less goes on costing that.
    const { documentId } = product
    const { updatedAt } = await productOf(documentId)
    const raised = await sendAdmin(editor, "PATCH", `/products/${documentId}`, {
      updatedAt,
      price: 6000,
      lastPrice: null,
    })
    expect(raised.body.data).toMatchObject({ price: 3900, lastPrice: 4200 })
    expect((await gridOf(documentId)).variants.map(({ price }) => price)).toEqual([3900, 4500])
  })
})

describe("the units of variants", () => {
  it("are counted apart beside an order whose size is open, and shared again", async () => {
    const product = await newProduct("SPLIT-1")
    const { documentId } = product
    expect((await order(product, mobileOf(1), {})).status).toBe(201)
    expect((await order(product, mobileOf(2), { color: "noir", size: "s" })).status).toBe(201)
    expect(await gridOf(documentId)).toMatchObject({ quantity: 8, promised: 1 })
    const grid = await split(documentId, [1, 2, 3, 3])
    expect(grid).toMatchObject({ stockBy: "variant", quantity: 8, promised: 1 })
    expect(quantitiesOf(grid)).toEqual([1, 2, 3, 3])
    const row = { quantity: 8, variantsSold: 4, variantsOut: 0, stockBy: "variant" }
    expect(await productOf(documentId)).toMatchObject(row)
    const patch = { quantity: 9, quantityWas: 8 }
    const refused = await sendAdmin(editor, "PATCH", `/products/${documentId}`, patch)
    expect(refused.body.error?.details.code).toBe("STOCK_BY_VARIANT")

    const shared = await put(documentId, formOfGrid(grid, [], { stockBy: "product" }))
    expect(shared.body.data).toMatchObject({ stockBy: "product", quantity: 8, promised: 1 })
    expect(quantitiesOf(shared.body.data as VariantGrid)).toEqual([0, 0, 0, 0])
    expect(await productOf(documentId)).toMatchObject({ quantity: 8, variantsSold: 0, variantsOut: 0 })
  })

  it("are not counted apart when orders have changed the stock since", async () => {
    const product = await newProduct("SPLIT-2", { colors: [] })
    const grid = await gridOf(product.documentId)
    expect((await order(product, mobileOf(3), { size: "s" })).status).toBe(201)
    const rows = grid.variants.map((row) => rowOf(row, { quantity: 5 }))
    const form = formOfGrid(grid, rows, { stockBy: "variant", sharedWas: grid.quantity })
    expect((await put(product.documentId, form)).body.error?.details).toMatchObject({
      ...{ code: "STOCK_CHANGED", quantity: 9 },
    })
    expect((await gridOf(product.documentId)).stockBy).toBe("product")
  })

  it("cannot be fewer than orders with an open size hold", async () => {
    const product = await newProduct("SPLIT-3", { colors: [] })
    expect((await order(product, mobileOf(4), { quantity: 3 }, 13_500)).status).toBe(201)
    const grid = await gridOf(product.documentId)
    const rows = grid.variants.map((row) => rowOf(row, { quantity: 1 }))
    const refused = await put(product.documentId, formOfGrid(grid, rows, { stockBy: "variant" }))
    expect(refused.body.error?.details).toMatchObject({ code: "STOCK_BELOW_ZERO", quantity: 1 })
  })

  it("are changed by difference, so that orders placed meanwhile are not lost", async () => {
    const product = await newProduct("SPLIT-4", { colors: [] })
    const { documentId } = product
    const grid = await split(documentId, [4, 2])
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    expect((await order(product, mobileOf(5), { size: "s" })).status).toBe(201)
    const changed = await put(documentId, formOfGrid(grid, [rowOf(s, { quantity: 6 })]))
    expect(quantitiesOf(changed.body.data as VariantGrid)).toEqual([5, 2])
    expect(await productOf(documentId)).toMatchObject({ quantity: 7 })
    const { updatedAt } = changed.body.data as VariantGrid
    expect((await order(product, mobileOf(6), { size: "m" })).status).toBe(201)
    const refused = await put(documentId, formOfGrid({ ...grid, updatedAt }, [rowOf(m, { quantity: 0 })]))
    expect(refused.body.error?.details).toMatchObject({ code: "STOCK_BELOW_ZERO", quantity: 1, color: "", size: "m" })
    expect((await order(product, mobileOf(7), { size: "m" })).status).toBe(201)
    expect((await order(product, mobileOf(8), { size: "m" })).status).toBe(409)
    expect(await productOf(documentId)).toMatchObject({ quantity: 5, variantsSold: 2, variantsOut: 1 })
    const { sku } = await productOf(documentId)
    const low = await readAdmin<{ documentId: string }[]>(editor, `/products?stock=low&q=${sku}`)
    expect(low.map((row) => row.documentId)).toEqual([documentId])
  })

  it("lose nothing when they are changed while orders are placed", async () => {
    const product = await newProduct("SPLIT-5", { colors: [] })
    const grid = await split(product.documentId, [20, 20])
    const [s] = grid.variants
    if (!s) throw new Error("No variant")
    const orders = Array.from({ length: 8 }, (_, at) =>
      order(product, mobileOf(100 + at), { size: at % 2 === 0 ? "s" : "m" }),
    )
    const change = put(product.documentId, formOfGrid(grid, [rowOf(s, { quantity: 25 })]))
    for (const { status } of await Promise.all(orders)) expect(status).toBe(201)
    expect((await change).status).toBe(200)
    expect(quantitiesOf(await gridOf(product.documentId))).toEqual([21, 16])
    expect(await productOf(product.documentId)).toMatchObject({ quantity: 37 })
  })
})

describe("a combination that is taken away", () => {
  it("stays hidden where an order names it, cannot be changed, and comes back with the units that were left", async () => {
    const product = await newProduct("GONE-1", { colors: [] })
    const { documentId } = product
    await split(documentId, [3, 2])
    expect((await order(product, mobileOf(9), { size: "m" })).status).toBe(201)
    const detail = await productOf(documentId)
    const without = await sendAdmin(editor, "PUT", `/products/${documentId}`, { ...formOf(detail), sizes: ["S"] })
    expect(without.body.data).toMatchObject({ quantity: 3, variantCount: 1 })
    const grid = await gridOf(documentId)
    expect(grid.variants.map(({ size }) => size)).toEqual(["s"])
    const [s] = grid.variants
    if (!s) throw new Error("No variant")
    const hidden = rowOf(s, { size: "m", sku: "GONE-1-M", quantity: 5, quantityWas: 0 })
    expect(problemsOf(await put(documentId, formOfGrid(grid, [hidden])))).toEqual([["variants.0.size", "UNKNOWN"]])
    const stored = await shop.db
      .selectFrom("product_variant as v")
      .innerJoin("product as p", "p.id", "v.product_id")
      .select(["v.size", "v.active", "v.quantity"])
      .where("p.document_id", "=", documentId)
      .orderBy("v.size")
      .execute()
    expect(stored).toEqual([
      { size: "m", active: 0, quantity: 1 },
      { size: "s", active: 1, quantity: 3 },
    ])
    const both = { ...formOf(await productOf(documentId)), sizes: ["S", "M"] }
    const again = await sendAdmin(editor, "PUT", `/products/${documentId}`, both)
    expect(again.body.data).toMatchObject({ quantity: 4, variantsSold: 2 })
  })

  it("is deleted where no order names it", async () => {
    const { documentId } = await newProduct("GONE-2", { colors: [] })
    const detail = await productOf(documentId)
    const form = { ...formOf(detail), sizes: ["S", { fr: "Grand", ar: "كبير", en: "Large" }], sizeKind: "waist" }
    const { body } = await sendAdmin(editor, "PUT", `/products/${documentId}`, form)
    expect(body.data).toMatchObject({ sizeKind: "waist", variantCount: 2 })
    expect(await gridOf(documentId)).toMatchObject({
      ...{ sizeKind: "waist", sizes: [{ code: "s" }, { code: "grand", name: { ar: "كبير" } }] },
      variants: [{ size: "s" }, { size: "grand" }],
    })
  })
})
