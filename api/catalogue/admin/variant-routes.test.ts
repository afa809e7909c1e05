import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { formOfGrid, pathOfGrid, problemsOf, rowOf, variantGrids } from "../../testing/variant-grids.ts"
import type { VariantGrid } from "../contract-variants.ts"

let shop: TestShop
let editor: TestStaff
let grids: ReturnType<typeof variantGrids>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  grids = variantGrids(shop, editor)
})
afterAll(() => shop.close())

describe("the grid of a product's variants", () => {
  it("is read by whoever reads the catalogue and changed by whoever writes it", async () => {
    const { documentId } = await grids.newProduct("GRID-1")
    const agent = await signedIn(shop, "agent")
    const grid = await grids.gridOf(documentId)
    const read = await sendAdmin(agent, "GET", pathOfGrid(documentId))
    const written = await sendAdmin(agent, "PUT", pathOfGrid(documentId), formOfGrid(grid, []))
    expect([read.status, written.status]).toEqual([200, 403])
    expect(grid).toMatchObject({ stockBy: "product", quantity: 10, promised: 0, sizeKind: "size", price: 4500 })
    expect(grid.variants.map(({ color, size, sku, price }) => [color, size, sku, price])).toEqual([
      ["noir", "s", "GRID-1-NOIR-S", null],
      ["noir", "m", "GRID-1-NOIR-M", null],
      ["blanc", "s", "GRID-1-BLANC-S", null],
      ["blanc", "m", "GRID-1-BLANC-M", null],
    ])
  })

  it("names colours and sizes with Arabic names alone by them, and takes orders by code, name and SKU", async () => {
    const named = (ar: string) => ({ fr: "", ar, en: "" })
    const colors = [{ name: named("أحمر"), hex: "#cc0000", image: null }]
    const { documentId, slug } = await grids.newProduct("GRID-AR", { colors, sizes: [named("صغير"), named("كبير")] })
    const codesOf = async () =>
      (await grids.gridOf(documentId)).variants.map(({ color, size, sku }) => [color, size, sku])
    expect(await codesOf()).toEqual([
      ["ahmr", "sghyr", "GRID-AR-AHMR-SGHYR"],
      ["ahmr", "kbyr", "GRID-AR-AHMR-KBYR"],
    ])
    const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}&locale=ar&populate=*`)
    expect(body).toMatchObject({
      data: [
        {
          sizeOption: {
            values: [
              { code: "sghyr", name: "صغير" },
              { code: "kbyr", name: "كبير" },
            ],
          },
        },
      ],
    })
    for (const line of [
      { color: "ahmr", size: "kbyr" },
      { color: "أحمر", size: "كبير" },
      { variant: "GRID-AR-AHMR-KBYR" },
    ]) {
      const quote = await shop.send("/api/order-quote", {
        method: "POST",
        headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
        body: JSON.stringify({ data: { lines: [{ slug, quantity: 1, ...line }], wilaya: "Alger", locale: "ar" } }),
      })
      expect([line, quote.status]).toEqual([line, 200])
    }
  })

  it("rejects a product without options, an unknown product and an earlier price below the price", async () => {
    const { documentId } = await grids.newProduct("GRID-2", { colors: [], sizes: [] })
    const bare = await grids.gridOf(documentId)
    const withoutOptions = await grids.put(documentId, formOfGrid(bare, []))
    expect(withoutOptions).toMatchObject({ status: 409, body: { error: { details: { code: "NO_OPTIONS" } } } })
    const other = await grids.newProduct("GRID-3")
    const grid = await grids.gridOf(other.documentId)
    const [first] = grid.variants
    if (!first) throw new Error("No variant")
    expect((await grids.put("nobodyhasthisdocumentid0", formOfGrid(grid, []))).status).toBe(404)
    for (const change of [{ price: 900, lastPrice: 900 }, { lastPrice: 900 }, { quantity: -1 }, { weight: 1.5 }]) {
      expect((await grids.put(other.documentId, formOfGrid(grid, [rowOf(first, change)]))).status).toBe(400)
    }
  })

  it("names every row that is unknown, appears twice or has the SKU or the picture of nobody or somebody else", async () => {
    await grids.newProduct("GRID-4")
    const { documentId } = await grids.newProduct("GRID-5")
    const grid = await grids.gridOf(documentId)
    const [a, b, c, d] = grid.variants
    if (!a || !b || !c || !d) throw new Error("No variants")
    const rows = [
      rowOf(a, { size: "xxl", sku: "" }),
      rowOf(b, { sku: "GRID-4-NOIR-S" }),
      rowOf(c, { sku: "GRID-5-NOIR-S", image: "nobodyhasthisdocumentid0" }),
      rowOf(b, { sku: "GRID-5-B" }),
    ]
    expect(problemsOf(await grids.put(documentId, formOfGrid(grid, rows)))).toEqual([
      ["variants.0.size", "UNKNOWN"],
      ["variants.1.sku", "TAKEN"],
      ["variants.2.sku", "TAKEN"],
      ["variants.2.image", "UNKNOWN"],
      ["variants.3.size", "TAKEN"],
    ])
  })

  it("keeps at least one variant on sale, also where rows are left out", async () => {
    const { documentId } = await grids.newProduct("GRID-6", { colors: [] })
    const grid = await grids.gridOf(documentId)
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    const one = await grids.put(documentId, formOfGrid(grid, [rowOf(s, { active: false })]))
    expect(one.status).toBe(200)
    const all = await grids.put(documentId, formOfGrid(one.body.data as VariantGrid, [rowOf(m, { active: false })]))
    expect(problemsOf(all)).toEqual([["variants", "NEEDED"]])
  })

  it("exchanges SKUs of two rows, and makes one of the product's where it is empty", async () => {
    const { documentId } = await grids.newProduct("GRID-7", { colors: [] })
    const grid = await grids.gridOf(documentId)
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    const exchanged = await grids.put(
      documentId,
      formOfGrid(grid, [rowOf(s, { sku: m.sku }), rowOf(m, { sku: s.sku })]),
    )
    const skusOf = ({ body }: typeof exchanged) => (body.data as VariantGrid).variants.map(({ sku }) => sku)
    expect(skusOf(exchanged)).toEqual(["GRID-7-M", "GRID-7-S"])
    const rows = [rowOf(s, { sku: "" }), rowOf(m, { sku: "TSHIRT-M", weight: 180, barcode: "6130000000017" })]
    const emptied = await grids.put(documentId, formOfGrid(exchanged.body.data as VariantGrid, rows))
    expect(skusOf(emptied)).toEqual(["GRID-7-S", "TSHIRT-M"])
    expect((await grids.gridOf(documentId)).variants[1]).toMatchObject({ weight: 180, barcode: "6130000000017" })
  })

  it("rejects what somebody else has changed since it was read", async () => {
    const { documentId } = await grids.newProduct("GRID-8")
    const grid = await grids.gridOf(documentId)
    const [first] = grid.variants
    if (!first) throw new Error("No variant")
    const form = formOfGrid(grid, [rowOf(first, { sku: "GRID-8-A" })], { sizeKind: "waist" })
    expect((await grids.put(documentId, form)).body.data).toMatchObject({ sizeKind: "waist" })
    expect((await grids.put(documentId, form)).body.error?.details.code).toBe("CHANGED_MEANWHILE")
  })

  it("makes the lowest price of a variant the product's, and keeps the price of the others", async () => {
    const product = await grids.newProduct("GRID-9", { colors: [] })
    const grid = await grids.gridOf(product.documentId)
    const [s] = grid.variants
    if (!s) throw new Error("No variant")
    const changed = await grids.put(product.documentId, formOfGrid(grid, [rowOf(s, { price: 3900, lastPrice: 4200 })]))
    expect(changed.body.data).toMatchObject({
      price: 3900,
      lastPrice: 4200,
      variants: [
        { price: 3900, lastPrice: 4200 },
        { price: 4500, lastPrice: 5000 },
      ],
    })
    const { body } = await shop.get(`/api/products?filters[slug][$eq]=${product.slug}&populate=variants`)
    expect(body).toMatchObject({ data: [{ price: 3900, discount: 7, variants: [{ price: 3900 }, { price: 4500 }] }] })
    // A price that is raised in a list stays the lowest: the variant that costs less goes on costing that.
    const { documentId } = product
    const { updatedAt } = await grids.productOf(documentId)
    const raised = await sendAdmin(editor, "PATCH", `/products/${documentId}`, {
      updatedAt,
      price: 6000,
      lastPrice: null,
    })
    expect(raised.body.data).toMatchObject({ price: 3900, lastPrice: 4200 })
    expect((await grids.gridOf(documentId)).variants.map(({ price }) => price)).toEqual([3900, 4500])
  })

  it("changes prices by percent in variants with prices of their own too", async () => {
    const { documentId } = await grids.newProduct("GRID-10", { colors: [] })
    const bulk = (percent: number) =>
      sendAdmin(editor, "POST", "/products/bulk", {
        action: "price",
        documentIds: [documentId],
        percent,
        strike: false,
      })
    const pricesOf = async () => {
      const { price, variants } = await grids.gridOf(documentId)
      return [price, ...variants.map((variant) => variant.price)]
    }
    const grid = await grids.gridOf(documentId)
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    await grids.put(documentId, formOfGrid(grid, [rowOf(m, { price: 6000 })]))
    expect(await pricesOf()).toEqual([4500, null, 6000])
    await bulk(-20)
    expect(await pricesOf()).toEqual([3600, null, 4800])
    // All of them have one: the lowest is the product's.
    const now = await grids.gridOf(documentId)
    await grids.put(documentId, formOfGrid(now, [rowOf(s, { price: 4000 })]))
    expect(await pricesOf()).toEqual([4000, 4000, 4800])
    await bulk(50)
    expect(await pricesOf()).toEqual([6000, 6000, 7200])
    // One that is not sold may be cheaper than its product; it is given away by no change.
    const last = await grids.gridOf(documentId)
    await grids.put(documentId, formOfGrid(last, [rowOf(s, { price: 1, active: false })]))
    expect((await bulk(-60)).body).toMatchObject({ data: [{ result: "problem", problem: "PRICE" }] })
    expect(await pricesOf()).toEqual([7200, 1, 7200])
  })
})
