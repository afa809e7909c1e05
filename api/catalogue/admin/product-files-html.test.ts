import { afterAll, beforeAll, expect, it } from "vitest"
import { productWithSlug } from "../../testing/catalogue.ts"
import { productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

it("turns HTML into blocks and plain text, and tells what it left out", async () => {
  const files = productFiles(shop, editor)
  const cells = [
    '"HTML-1";"Lampe &amp; abat-jour";Aura;beauty;1500',
    '"<p>L&eacute;g&egrave;re &amp; <b>élégante</b></p>"',
    `"<p>Pour <strong>l'été</strong><br>et l'hiver</p><script>x()</script><ul><li>Une</li></ul><a href=""/blog"">Lire</a>"`,
    '"été &amp; hiver; sol"',
  ]
  const file = `sku;name_fr;brand;product_type;price;short_description_fr;description_fr;tags_fr\n${cells.join(";")}`
  const [row] = (await files.report(file, 1)).rows
  expect(row?.html).toEqual([
    { column: "name_fr", to: "text", dropped: [] },
    { column: "short_description_fr", to: "text", dropped: [] },
    { column: "tags_fr", to: "text", dropped: [] },
    { column: "description_fr", to: "blocks", dropped: ["script"] },
  ])
  expect(row?.changes).toContainEqual({ column: "short_description_fr", old: "", new: "Légère & élégante" })
  expect(await files.report(file, 0)).toMatchObject({ created: 1, problems: 0 })
  const stored = await productWithSlug(editor, "lampe-abat-jour")
  expect(stored).toMatchObject({
    name: { fr: "Lampe & abat-jour" },
    shortDescription: { fr: "Légère & élégante" },
    tags: { fr: ["été & hiver", "sol"] },
  })
  expect(stored.description.fr).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Pour " },
        { type: "text", text: "l'été\n", bold: true },
        { type: "text", text: "et l'hiver" },
      ],
    },
    {
      type: "list",
      format: "unordered",
      children: [{ type: "list-item", children: [{ type: "text", text: "Une" }] }],
    },
    {
      type: "paragraph",
      children: [{ type: "link", url: "/blog", children: [{ type: "text", text: "Lire" }] }],
    },
  ])
  expect(await files.report(file, 1)).toMatchObject({ same: 1, changed: 0 })
})

it("finds brand, categories, colours and sizes whose names another shop wrote with entities", async () => {
  const files = productFiles(shop, editor)
  const named = {
    title: { fr: "Sacs & pochettes", ar: "حقائب", en: "" },
    productType: "fashion",
    slug: "",
    parent: null,
  }
  const category = await editor.send("POST", "/api/admin/categories", { ...named, image: null })
  expect(category.status, await category.clone().text()).toBe(201)
  const brand = await editor.send("POST", "/api/admin/brands", { name: "Fil & Cuir", slug: "" })
  expect(brand.status, await brand.clone().text()).toBe(201)
  const row = [
    '"HTML-2"',
    '"Pochette"',
    '"Fil &amp; Cuir"',
    '"Sacs &amp; pochettes"',
    "fashion",
    "900",
    '"Noir &amp; blanc|||#111111"',
    '"S &amp; M"',
  ]
  const file = `sku;name_fr;brand;categories;product_type;price;colors;sizes\n${row.join(";")}`
  expect(await files.report(file, 0)).toMatchObject({ created: 1, problems: 0 })
  expect(await productWithSlug(editor, "pochette")).toMatchObject({
    brand: { name: "Fil & Cuir" },
    categories: [{ title: { fr: "Sacs & pochettes" } }],
    colors: [{ name: { fr: "Noir & blanc" } }],
  })
  expect(await files.report(file, 1)).toMatchObject({ same: 1, changed: 0, problems: 0 })
})
