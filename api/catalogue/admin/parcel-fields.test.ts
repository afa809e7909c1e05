import { afterAll, beforeAll, expect, it } from "vitest"
import { newProductForm, readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { productFiles } from "../../testing/product-files.ts"
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

it("weight and sides of a product go in by the form and by a file, and come out in the export", async () => {
  const parcel = { weight: 850, parcelLength: 34, parcelWidth: 22, parcelHeight: 13 }
  const form = await newProductForm(shop, { slug: "colis", sku: "C-1", ...parcel })
  const { status, body } = await sendAdmin(editor, "POST", "/products", form)
  expect([status, body.data]).toMatchObject([201, parcel])
  const read = () => readAdmin<AdminProductDetail>(editor, `/products/${(body.data as AdminProductDetail).documentId}`)

  const files = productFiles(shop, editor)
  const file = await files.exported("locale=en&q=C-1")
  expect(file.split("\r\n")[0]).toContain(",weight,picture,pictures,length,width,height,")
  expect(await files.report(file, 0)).toMatchObject({ same: 1, changed: 0, problems: 0 })
  expect(await files.report("sku,weight,length\nC-1,900,", 0)).toMatchObject({ changed: 1, problems: 0 })
  expect(await read()).toMatchObject({ ...parcel, weight: 900, parcelLength: null })
  const wrong = await files.report("sku,weight,height\nC-1,often,1001", 1)
  expect(wrong.rows).toMatchObject([{ problems: [{ column: "weight" }, { column: "height", code: "TOO_LARGE" }] }])
})
