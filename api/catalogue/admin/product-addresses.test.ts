import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newProductForm, productWithSlug, readAdmin, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
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

describe("an address of before", () => {
  it("is kept, found by the storefront, orders and carts, and given up to another product that wants it", async () => {
    const before = await productWithSlug(editor, "sac-casbah")
    const path = `/products/${before.documentId}`
    const moved = await sendAdmin(editor, "PUT", path, { ...toProductForm(before), slug: "sac-alger" })
    expect(moved.body.data).toMatchObject({ slug: "sac-alger", slugHistory: ["sac-casbah"] })
    const found = await shop.get("/api/products?filters[formerSlugs][$eq]=sac-casbah&fields=slug")
    expect(found.body).toMatchObject({ data: [{ slug: "sac-alger" }] })
    const quote = await shop.send("/api/order-quote", {
      method: "POST",
      headers: { authorization: "Bearer a-token-for-tests", "content-type": "application/json" },
      body: JSON.stringify({ data: { lines: [{ slug: "sac-casbah", quantity: 1 }] } }),
    })
    expect(await quote.json()).toMatchObject({ data: { changes: [], lines: [{ slug: "sac-alger" }] } })

    const back = await sendAdmin(editor, "PUT", path, {
      ...toProductForm(moved.body.data as AdminProductDetail),
      slug: "sac-casbah",
    })
    expect(back.body.data).toMatchObject({ slug: "sac-casbah", slugHistory: ["sac-alger"] })
    const form = await newProductForm(shop, { sku: "SAC-2", slug: "sac-alger" })
    expect((await sendAdmin(editor, "POST", "/products", form)).status).toBe(201)
    expect(await readAdmin<AdminProductDetail>(editor, path)).toMatchObject({ slugHistory: [] })
  })
})

it("gives products with one long name addresses of their own", async () => {
  const name = { fr: `${"Veste longue ".repeat(9)}en coton`, ar: "", en: "" }
  const slugs: string[] = []
  for (let made = 0; made < 4; made++) {
    const { status, body } = await sendAdmin(
      editor,
      "POST",
      "/products",
      await newProductForm(shop, { name, slug: "", sku: "" }),
    )
    expect(status, JSON.stringify(body)).toBe(201)
    slugs.push((body.data as AdminProductDetail).slug)
  }
  expect(new Set(slugs).size).toBe(4)
  expect(Math.max(...slugs.map(({ length }) => length))).toBeLessThanOrEqual(100)
})
