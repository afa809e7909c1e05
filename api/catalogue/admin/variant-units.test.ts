import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { formOfGrid, mobileOf, quantitiesOf, rowOf, variantGrids } from "../../testing/variant-grids.ts"
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

describe("the units of variants", () => {
  it("are counted apart beside an order whose size is open, and shared again", async () => {
    const product = await grids.newProduct("SPLIT-1")
    const { documentId } = product
    expect((await grids.order(product, mobileOf(1), {})).status).toBe(201)
    expect((await grids.order(product, mobileOf(2), { color: "noir", size: "s" })).status).toBe(201)
    expect(await grids.gridOf(documentId)).toMatchObject({ quantity: 8, promised: 1 })
    const grid = await grids.split(documentId, [1, 2, 3, 3])
    expect(grid).toMatchObject({ stockBy: "variant", quantity: 8, promised: 1 })
    expect(quantitiesOf(grid)).toEqual([1, 2, 3, 3])
    const row = { quantity: 8, variantsSold: 4, variantsOut: 0, stockBy: "variant" }
    expect(await grids.productOf(documentId)).toMatchObject(row)
    const patch = { quantity: 9, quantityWas: 8 }
    const refused = await sendAdmin(editor, "PATCH", `/products/${documentId}`, patch)
    expect(refused.body.error?.details.code).toBe("STOCK_BY_VARIANT")

    const shared = await grids.put(documentId, formOfGrid(grid, [], { stockBy: "product" }))
    expect(shared.body.data).toMatchObject({ stockBy: "product", quantity: 8, promised: 1 })
    expect(quantitiesOf(shared.body.data as VariantGrid)).toEqual([0, 0, 0, 0])
    expect(await grids.productOf(documentId)).toMatchObject({ quantity: 8, variantsSold: 0, variantsOut: 0 })
  })

  it("are not counted apart when orders have changed the stock since", async () => {
    const product = await grids.newProduct("SPLIT-2", { colors: [] })
    const grid = await grids.gridOf(product.documentId)
    expect((await grids.order(product, mobileOf(3), { size: "s" })).status).toBe(201)
    const rows = grid.variants.map((row) => rowOf(row, { quantity: 5 }))
    const form = formOfGrid(grid, rows, { stockBy: "variant", sharedWas: grid.quantity })
    expect((await grids.put(product.documentId, form)).body.error?.details).toMatchObject({
      code: "STOCK_CHANGED",
      quantity: 9,
    })
    expect((await grids.gridOf(product.documentId)).stockBy).toBe("product")
  })

  it("cannot be fewer than orders with an open size hold", async () => {
    const product = await grids.newProduct("SPLIT-3", { colors: [] })
    expect((await grids.order(product, mobileOf(4), { quantity: 3 }, 13_500)).status).toBe(201)
    const grid = await grids.gridOf(product.documentId)
    const rows = grid.variants.map((row) => rowOf(row, { quantity: 1 }))
    const refused = await grids.put(product.documentId, formOfGrid(grid, rows, { stockBy: "variant" }))
    expect(refused.body.error?.details).toMatchObject({ code: "STOCK_BELOW_ZERO", quantity: 1 })
  })

  it("are changed by difference, so that orders placed meanwhile are not lost", async () => {
    const product = await grids.newProduct("SPLIT-4", { colors: [] })
    const { documentId } = product
    const grid = await grids.split(documentId, [4, 2])
    const [s, m] = grid.variants
    if (!s || !m) throw new Error("No variants")
    expect((await grids.order(product, mobileOf(5), { size: "s" })).status).toBe(201)
    const changed = await grids.put(documentId, formOfGrid(grid, [rowOf(s, { quantity: 6 })]))
    expect(quantitiesOf(changed.body.data as VariantGrid)).toEqual([5, 2])
    expect(await grids.productOf(documentId)).toMatchObject({ quantity: 7 })
    const { updatedAt } = changed.body.data as VariantGrid
    expect((await grids.order(product, mobileOf(6), { size: "m" })).status).toBe(201)
    const refused = await grids.put(documentId, formOfGrid({ ...grid, updatedAt }, [rowOf(m, { quantity: 0 })]))
    expect(refused.body.error?.details).toMatchObject({ code: "STOCK_BELOW_ZERO", quantity: 1, color: "", size: "m" })
    expect((await grids.order(product, mobileOf(7), { size: "m" })).status).toBe(201)
    expect((await grids.order(product, mobileOf(8), { size: "m" })).status).toBe(409)
    expect(await grids.productOf(documentId)).toMatchObject({ quantity: 5, variantsSold: 2, variantsOut: 1 })
    const { sku } = await grids.productOf(documentId)
    const low = await readAdmin<{ documentId: string }[]>(editor, `/products?stock=low&q=${sku}`)
    expect(low.map((row) => row.documentId)).toEqual([documentId])
  })

  it("lose nothing when they are changed while orders are placed", async () => {
    const product = await grids.newProduct("SPLIT-5", { colors: [] })
    const grid = await grids.split(product.documentId, [20, 20])
    const [s] = grid.variants
    if (!s) throw new Error("No variant")
    const orders = Array.from({ length: 8 }, (_, at) =>
      grids.order(product, mobileOf(100 + at), { size: at % 2 === 0 ? "s" : "m" }),
    )
    const change = grids.put(product.documentId, formOfGrid(grid, [rowOf(s, { quantity: 25 })]))
    for (const { status } of await Promise.all(orders)) expect(status).toBe(201)
    expect((await change).status).toBe(200)
    expect(quantitiesOf(await grids.gridOf(product.documentId))).toEqual([21, 16])
    expect(await grids.productOf(product.documentId)).toMatchObject({ quantity: 37 })
  })
})
