import { afterAll, beforeAll, expect, it } from "vitest"
import { describeGrid, findGrid } from "../../testing/grid-of-slug.ts"
import { problemsOfReport, productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
let files: ReturnType<typeof productFiles>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  files = productFiles(shop, editor)
})
afterAll(() => shop.close())

it("names sizes in three languages, which an export brings back and a French name alone keeps", async () => {
  const titlesOfSizes = "sku;name_fr;short_description_fr;brand;product_type;price;published;sizes"
  const row = (sizes: string) => `${titlesOfSizes}\nCAPE;CAPE nom;Une phrase.;Aura;fashion;4500;1;${sizes}`
  const cell = (sizes: string) => row(`"${sizes}"`)
  const stored = async () => {
    const product = await shop.db
      .selectFrom("product")
      .select("sizes")
      .where("sku", "=", "CAPE")
      .executeTakeFirstOrThrow()
    return JSON.parse(product.sizes) as unknown
  }
  expect(problemsOfReport(await files.report(cell("Petit|صغير; L"), 0))).toEqual(["2 sizes NOT_SIZE"])
  expect(problemsOfReport(await files.report(row(`Petit|${"ص".repeat(31)}|Small`), 0))).toEqual(["2 sizes TOO_LONG"])
  await files.report(cell("Petit | صغير | Small; L"), 0)
  const small = { fr: "Petit", ar: "صغير", en: "Small" }
  expect(await stored()).toEqual([small, "L"])
  const shown = await shop.get("/api/products?filters[slug][$eq]=cape-nom&fields=sizeOption&locale=ar")
  expect(shown.body).toMatchObject({
    data: [{ sizeOption: { values: [{ code: "petit", name: "صغير" }, { name: "L" }] } }],
  })
  for (const file of [cell("Petit; L"), await files.exported("q=CAPE")]) {
    expect(await files.report(file, 0)).toMatchObject({ same: 1, changed: 0, problems: 0 })
  }
  const rows = ["parent;sku;size;quantity", "CAPE;;Small;4", "CAPE;;Grand|كبير|Large;2"].join("\n")
  expect(problemsOfReport(await files.report(rows, 0))).toEqual([])
  expect(await stored()).toEqual([small, "L", { fr: "Grand", ar: "كبير", en: "Large" }])
  expect(describeGrid(await findGrid(editor, "cape-nom"))).toEqual([" petit 4 - on", " l 0 - on", " grand 2 - on"])
})

it("tells what the sizes of a product are, and refuses a kind that there is not", { tags: ["@long"] }, async () => {
  const kinds = async () => (await findGrid(editor, "sandale-nom")).sizeKind
  const title = "sku;name_fr;short_description_fr;brand;product_type;price;published;sizes;size_kind"
  const shoe = (kind: string) => `${title}\nSANDALE;SANDALE nom;Une phrase.;Aura;fashion;4500;1;40 41;${kind}`
  expect(problemsOfReport(await files.report(shoe("chaussure"), 0))).toEqual(["2 size_kind NOT_SIZE_KIND"])
  await files.report(shoe("Shoe"), 0)
  expect(await kinds()).toBe("shoe")
  const shown = await shop.get("/api/products?filters[slug][$eq]=sandale-nom&fields=sizeOption")
  expect(shown.body).toMatchObject({ data: [{ sizeOption: { kind: "shoe" } }] })
  // An empty cell and a file without the column change nothing.
  for (const file of [shoe(""), "sku;price\nSANDALE;4500", await files.exported("q=SANDALE")]) {
    expect(await files.report(file, 0)).toMatchObject({ same: 1, changed: 0, problems: 0 })
  }
  expect(await kinds()).toBe("shoe")
  await files.report("sku;size_kind\nSANDALE;option", 0)
  expect(await kinds()).toBe("option")
  await files.report("sku;size_kind\nSANDALE;shoe", 0)
  const report = await files.report("sku;size_kind\nSANDALE;waist", 0)
  expect(report.rows[0]?.changes).toEqual([{ column: "size_kind", old: "shoe", new: "waist" }])
  expect(await kinds()).toBe("waist")
  // What the sizes are is told of products that have some.
  expect(
    await files.report("sku;name_fr;brand;product_type;price;size_kind\nNU;Nu;Aura;fashion;100;ring", 0),
  ).toMatchObject({
    created: 1,
  })
  expect((await files.exported("q=NU&locale=en")).match(/\bring\b/)).toBeNull()
})
