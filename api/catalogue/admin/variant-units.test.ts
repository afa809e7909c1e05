import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { formOfGrid, mobileOf, quantitiesOf, rowOf, variantGrids } from "../../testing/variant-grids.ts"
import type { AdminProductRow } from "../contract-admin-product.ts"
import type { VariantGrid } from "../contract-variants.ts"

let shop: TestShop
let editor: TestStaff
let manager: TestStaff
let grids: ReturnType<typeof variantGrids>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  manager = await signedIn(shop, "manager", "Karima")
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
    const row = { quantity: 8, variantsSold: 4, variantsLow: 4, stockBy: "variant" }
    expect(await grids.productOf(documentId)).toMatchObject(row)
    const patch = { quantity: 9, quantityWas: 8 }
    const rejected = await sendAdmin(editor, "PATCH", `/products/${documentId}`, patch)
    expect(rejected.body.error?.details.code).toBe("STOCK_BY_VARIANT")

    const shared = await grids.put(documentId, formOfGrid(grid, [], { stockBy: "product" }))
    expect(shared.body.data).toMatchObject({ stockBy: "product", quantity: 8, promised: 1 })
    expect(quantitiesOf(shared.body.data as VariantGrid)).toEqual([0, 0, 0, 0])
    expect(await grids.productOf(documentId)).toMatchObject({
      quantity: 8,
      variantsSold: 0,
      variantsLow: 0,
      lowVariants: [],
    })
  })

  it("that were sold are counted by variant, without those of orders that came to nothing", async () => {
    const product = await grids.newProduct("SOLD-1", { colors: [] })
    const { documentId } = product
    const [s, m] = (await grids.gridOf(documentId)).variants
    if (!s || !m) throw new Error("No variants")
    const soldOf = async () => (await grids.gridOf(documentId)).sold
    expect(await soldOf()).toEqual({})
    expect((await grids.order(product, mobileOf(21), { size: "s", quantity: 2 }, 9000)).status).toBe(201)
    expect((await grids.order(product, mobileOf(22), { size: "s" })).status).toBe(201)
    const last = await grids.order(product, mobileOf(23), { size: "m" })
    // Nobody knows the variant of this one.
    expect((await grids.order(product, mobileOf(24), {})).status).toBe(201)
    expect(await soldOf()).toEqual({ [s.documentId]: 3, [m.documentId]: 1 })
    const order = (last.body as { data: { documentId: string } }).data
    const path = `/api/admin/orders/${order.documentId}/status`
    expect((await manager.send("POST", path, { to: "cancelled", reason: "" })).status).toBe(200)
    expect(await soldOf()).toEqual({ [s.documentId]: 3 })
    await shop.db.updateTable("orders").set({ created_at: "2020-01-01T00:00:00.000Z" }).execute()
    expect(await soldOf()).toEqual({})
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
    const rejected = await grids.put(product.documentId, formOfGrid(grid, rows, { stockBy: "variant" }))
    expect(rejected.body.error?.details).toMatchObject({ code: "STOCK_BELOW_ZERO", quantity: 1 })
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
    const rejected = await grids.put(documentId, formOfGrid({ ...grid, updatedAt }, [rowOf(m, { quantity: 0 })]))
    expect(rejected.body.error?.details).toMatchObject({ code: "STOCK_BELOW_ZERO", quantity: 1, color: "", size: "m" })
    expect((await grids.order(product, mobileOf(7), { size: "m" })).status).toBe(201)
    expect((await grids.order(product, mobileOf(8), { size: "m" })).status).toBe(409)
    expect(await grids.productOf(documentId)).toMatchObject({ quantity: 5, variantsSold: 2, variantsLow: 1 })
  })

  it("are low at the threshold of the settings, and the list names the fewest", async () => {
    await shop.db.updateTable("app_setting").set({ low_stock: 2 }).execute()
    const { documentId, sku } = await grids.newProduct("SPLIT-6", { sizes: ["S", "M", "L"] })
    await grids.split(documentId, [9, 2, 9, 9, 9, 9])
    const lowOnes = async () => {
      const rows = await readAdmin<AdminProductRow[]>(editor, `/products?stock=low&q=${sku}`)
      return rows.map((row) => ({
        all: row.variantsLow,
        named: row.lowVariants.map(({ color, size, quantity }) => `${color?.fr} ${size?.fr} ${quantity}`),
      }))
    }
    expect(await lowOnes()).toEqual([{ all: 1, named: ["Noir M 2"] }])
    await shop.db.updateTable("app_setting").set({ low_stock: 1 }).execute()
    expect(await lowOnes()).toEqual([])
    const { variants } = await grids.gridOf(documentId)
    const units = [1, 2, 0, 0, 1, 9]
    const rows = variants.map((row, at) => rowOf(row, { quantity: units[at], active: at !== 3 }))
    const grid = await grids.gridOf(documentId)
    expect((await grids.put(documentId, formOfGrid(grid, rows))).status).toBe(200)
    expect(await lowOnes()).toEqual([{ all: 3, named: ["Noir L 0", "Noir S 1", "Blanc M 1"] }])
    await shop.db.updateTable("app_setting").set({ low_stock: 3 }).execute()
    expect(await lowOnes()).toEqual([{ all: 4, named: ["Noir L 0", "Noir S 1", "Blanc M 1"] }])
  })

  it("are shared by the variants of products that a filter finds", async () => {
    const shared = await grids.newProduct("PARTAGE-1")
    const split = await grids.newProduct("PARTAGE-2")
    await grids.split(split.documentId, [1, 2, 3, 4])
    await grids.newProduct("PARTAGE-3", { colors: [], sizes: [] })
    await grids.newProduct("PARTAGE-4", {
      sizes: [],
      colors: [{ name: { fr: "Noir", ar: "", en: "" }, hex: "#111111", image: null }],
    })
    const found = async (filter: string) =>
      (await readAdmin<AdminProductRow[]>(editor, `/products?q=PARTAGE&sort=sku:asc&${filter}`)).map(({ sku }) => sku)
    expect(await found("sharedStock=1")).toEqual([shared.sku])
    expect(await found("sharedStock=0")).toEqual(["PARTAGE-2", "PARTAGE-3", "PARTAGE-4"])
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
