import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Texts } from "#core/i18n/texts.ts"
import { newProductForm, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { quantitiesOf, variantGrids } from "../../testing/variant-grids.ts"

let shop: TestShop
let editor: TestStaff
let grids: ReturnType<typeof variantGrids>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  grids = variantGrids(shop, editor)
})
afterAll(() => shop.close())

const texts = (fr: string): Texts => ({ fr, ar: "", en: "" })
const post = async (change: object) => sendAdmin(editor, "POST", "/products", await newProductForm(shop, change))

describe("the units of a new product's colours and sizes", () => {
  it("are stored with it, and each variant counts its own", async () => {
    const product = await grids.newProduct("OWN-UNITS", { quantity: 99, variantUnits: [3, 0, 4, 5] })
    expect(product).toMatchObject({ stockBy: "variant", quantity: 12, variantCount: 4, variantsSold: 4 })
    const grid = await grids.gridOf(product.documentId)
    expect(grid.stockBy).toBe("variant")
    expect(quantitiesOf(grid)).toEqual([3, 0, 4, 5])
    const movements = await shop.db
      .selectFrom("stock_movement as m")
      .innerJoin("product as p", "p.id", "m.product_id")
      .select(["m.own_units as change", "m.reason"])
      .where("p.document_id", "=", product.documentId)
      .where("m.variant_id", "is not", null)
      .execute()
    expect(movements.map(({ change, reason }) => [change, reason])).toEqual([
      [3, "opening"],
      [4, "opening"],
      [5, "opening"],
    ])
  })

  it("sell out one by one", async () => {
    const product = await grids.newProduct("ONE-LEFT", { variantUnits: [1, 0, 0, 0], lastPrice: null })
    const line = { color: "noir", size: "s" }
    expect((await grids.order(product, "0550400001", line)).status).toBe(201)
    expect((await grids.order(product, "0550400002", line)).status).toBe(409)
    expect((await grids.order(product, "0550400003", { ...line, size: "m" })).status).toBe(409)
  })

  it("may all be none: each variant counts for itself and is sold out", async () => {
    const product = await grids.newProduct("NO-UNITS", { quantity: 7, variantUnits: [0, 0, 0, 0] })
    expect(product).toMatchObject({ stockBy: "variant", quantity: 0 })
  })

  it("are shared where none are told", async () => {
    expect(await grids.newProduct("SHARED", { quantity: 7 })).toMatchObject({ stockBy: "product", quantity: 7 })
  })

  it.each([
    ["too few", { variantUnits: [1, 2, 3] }, "variantUnits"],
    ["too many", { variantUnits: [1, 2, 3, 4, 5] }, "variantUnits"],
    ["below 0", { variantUnits: [1, -2, 3, 4] }, "variantUnits.1"],
    ["not whole", { variantUnits: [1, 2, 3.5, 4] }, "variantUnits.2"],
    ["without an option", { colors: [], sizes: [], variantUnits: [] }, "variantUnits"],
  ])("are rejected when they are %s, and nothing is stored", async (name, change, field) => {
    const options = { colors: ["Noir", "Blanc"].map((color) => ({ name: texts(color), hex: "#111111", image: null })) }
    const slug = `rejected-${name.replaceAll(" ", "-")}`
    const { status, body } = await post({ slug, ...options, sizes: ["S", "M"], ...change })
    expect(status).toBe(400)
    expect(JSON.stringify(body.error?.details.errors)).toContain(
      JSON.stringify(field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
    )
    expect(await shop.db.selectFrom("product").select("id").where("slug", "=", slug).execute()).toEqual([])
  })
})
