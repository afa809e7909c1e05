import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { formOfGrid, mobileOf, problemsOf, rowOf, variantGrids } from "../../testing/variant-grids.ts"

let shop: TestShop
let editor: TestStaff
let grids: ReturnType<typeof variantGrids>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  grids = variantGrids(shop, editor)
})
afterAll(() => shop.close())

describe("a combination that is taken away", () => {
  it("stays hidden where an order names it, cannot be changed, and comes back with the units that were left", async () => {
    const product = await grids.newProduct("GONE-1", { colors: [] })
    const { documentId } = product
    await grids.split(documentId, [3, 2])
    expect((await grids.order(product, mobileOf(9), { size: "m" })).status).toBe(201)
    const detail = await grids.productOf(documentId)
    const without = await sendAdmin(editor, "PUT", `/products/${documentId}`, {
      ...toProductForm(detail),
      sizes: ["S"],
    })
    expect(without.body.data).toMatchObject({ quantity: 3, variantCount: 1 })
    const grid = await grids.gridOf(documentId)
    expect(grid.variants.map(({ size }) => size)).toEqual(["s"])
    const [s] = grid.variants
    if (!s) throw new Error("No variant")
    const hidden = rowOf(s, { size: "m", sku: "GONE-1-M", quantity: 5, quantityWas: 0 })
    expect(problemsOf(await grids.put(documentId, formOfGrid(grid, [hidden])))).toEqual([
      ["variants.0.size", "UNKNOWN"],
    ])
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
    const both = { ...toProductForm(await grids.productOf(documentId)), sizes: ["S", "M"] }
    const again = await sendAdmin(editor, "PUT", `/products/${documentId}`, both)
    expect(again.body.data).toMatchObject({ quantity: 4, variantsSold: 2 })
  })

  it("is deleted where no order names it", async () => {
    const { documentId } = await grids.newProduct("GONE-2", { colors: [] })
    const detail = await grids.productOf(documentId)
    const form = { ...toProductForm(detail), sizes: ["S", { fr: "Grand", ar: "كبير", en: "Large" }], sizeKind: "waist" }
    const { body } = await sendAdmin(editor, "PUT", `/products/${documentId}`, form)
    expect(body.data).toMatchObject({ sizeKind: "waist", variantCount: 2 })
    expect(await grids.gridOf(documentId)).toMatchObject({
      sizeKind: "waist",
      sizes: [{ code: "s" }, { code: "grand", name: { ar: "كبير" } }],
      variants: [{ size: "s" }, { size: "grand" }],
    })
  })
})
