import { describe, expect, test } from "vitest"
import { readCsv } from "../files/read-csv.ts"
import { formatColumns, MovedTable, movingFormats, recognizeFormat } from "./formats.ts"
import { toImportRows } from "./import-rows.ts"
import { planCategories } from "./moved-categories.ts"
import { MovingNotes } from "./moved-product.ts"
import { readMovedProducts } from "./read-products.ts"
import { fileOf, frenchWooFile, shopifyFile, wooFile, youCanFile } from "./testing/shop-files.ts"
import { wordpressSlug } from "./wordpress-slug.ts"

function moved(text: string) {
  const rows = readCsv(text)
  const format = recognizeFormat(rows[0] ?? [])
  if (!format) throw new Error("no format")
  const notes = new MovingNotes()
  const table = new MovedTable(format, rows)
  const products = readMovedProducts(format, table, notes)
  const { slugsOf, missing } = planCategories(products, [{ slug: "neuf", parent: null, titles: ["Nouveautés"] }], notes)
  const target = {
    main: "fr",
    productType: "fashion",
    units: 5,
    slugsOf,
    slugOwners: new Map([["carte", "OTHER"]]),
  } as const
  const result = toImportRows(products, target, notes)
  const said = new Map(notes.list().map(({ code, count }) => [code, count]))
  return { format, table, result, missing, said, cells: result.flatMap((one) => one.rows.map((row) => row.cells)) }
}

test("recognizes each shop by its titles, and no other table", () => {
  expect([wooFile(), frenchWooFile(), shopifyFile(), youCanFile()].map((text) => moved(text).format)).toEqual([
    "woocommerce",
    "woocommerce",
    "shopify",
    "youcan",
  ])
  expect(recognizeFormat(["sku", "name_fr", "price"])).toBeUndefined()
  expect(recognizeFormat(["Name", "Email", "Total"])).toBeUndefined()
})

describe("WooCommerce", () => {
  const { cells, said, missing, table, result } = moved(wooFile())

  test("has a product with its variations, prices, units and texts", () => {
    expect(cells[0]).toMatchObject({
      sku: "CH-LIN",
      product_type: "fashion",
      brand: "Maison Tadla",
      name_fr: "Chemise en lin",
      short_description_fr: "Lin lavé, coupe droite.",
      tags_fr: "lin; été",
      price: 2900,
      last_price: 3200,
      quantity: "",
      weight: 250,
      length: 30,
      size_kind: "size",
      pictures: "https://pictures.test/red.png https://pictures.test/blue.png https://pictures.test/green.png",
      featured: 1,
      published: 1,
    })
    expect(String(cells[0]?.description_fr)).toContain("<p>Matière : Lin, coton</p>")
    expect(cells.slice(1, 4)).toMatchObject([
      { parent: "CH-LIN", sku: "CH-LIN-B-S", color: "Bleu", size: "S", price: "", quantity: 4, active: 1 },
      { sku: "CH-LIN-B-M", quantity: 0, active: 1, barcode: "6130001000012" },
      { color: "Terre de Sienne|Terre de Sienne|Terre de Sienne|#9a9a9a", price: 3400, last_price: "", quantity: 6 },
    ])
  })

  test("has a draft without a SKU, whose pictures are asked for by encrypted addresses", () => {
    expect(cells[4]).toMatchObject({
      sku: "WOO-20",
      price: 1500,
      quantity: 5,
      published: 0,
      short_description_fr: "Cire végétale",
    })
    expect(cells[4]?.pictures).toBe("https://pictures.test/red.png https://pictures.test/missing.png")
    expect(cells[5]).toMatchObject({ sku: "SANS-PRIX", price: 0, published: 0, quantity: 3 })
  })

  test("makes categories of two levels, and finds those that are there", () => {
    expect(missing).toEqual([
      { slug: "vetements", title: "Vêtements", parent: null },
      { slug: "chemises", title: "Chemises", parent: "vetements" },
    ])
    expect(cells[0]?.categories).toBe("chemises; neuf")
    expect(cells[4]?.categories).toBe("")
  })

  test("says what is changed, unsure and lost", () => {
    expect(Object.fromEntries(said)).toMatchObject({
      ADDRESS_GUESSED: 3,
      ATTRIBUTES_IN_TEXT: 1,
      CATEGORY_CUT: 1,
      COLOR_TINT: 1,
      NO_PRICE: 1,
      PICTURES_OF_VARIANTS: 1,
      PRODUCT_LOST: 1,
      SHORT_MADE: 2,
      STOCK_UNKNOWN: 1,
      VARIANT_LOST: 1,
    })
    const fates = new Map(table.columns.map(({ title, fate }) => [title, fate]))
    expect(fates.get("Tax status")).toBe("lost")
    expect(fates.get("Meta: _views")).toBe("lost")
    expect(table.columns.every(({ isKnown }) => isKnown)).toBe(true)
  })

  test("leads the addresses of WordPress to its products", () => {
    expect(result.map(({ oldPaths }) => oldPaths)).toEqual([
      ["/product/chemise-en-lin"],
      ["/product/bougie-a-lambre"],
      ["/product/panier"],
    ])
    expect(wordpressSlug("Été : 100% coton / قميص")).toBe("ete-100-coton-قميص")
  })

  test("reads the titles and the numbers of a shop in French", () => {
    const french = moved(frenchWooFile())
    expect(french.cells[0]).toMatchObject({ sku: "TH-1", name_fr: "Théière cuivrée", price: 4500 })
    expect(french.result[0]?.oldPaths).toEqual(["/product/theiere-cuivree", "/produit/theiere-cuivree"])
    expect(french.table.columns.filter(({ isKnown }) => !isKnown)).toEqual([])
  })

  test("makes every combination of a variation that is of any value", () => {
    const titles = [
      "ID",
      "Type",
      "SKU",
      "Name",
      "Published",
      "Regular price",
      "Stock",
      "Parent",
      "Attribute 1 name",
      "Attribute 1 value(s)",
    ]
    const any = moved(
      fileOf(titles, [
        {
          ID: "1",
          Type: "variable",
          SKU: "A",
          Name: "Sac",
          Published: "1",
          "Attribute 1 name": "Size",
          "Attribute 1 value(s)": "S, M",
        },
        {
          ID: "2",
          Type: "variation",
          SKU: "A-1",
          Published: "1",
          "Regular price": "10",
          Stock: "3",
          Parent: "id:1",
          "Attribute 1 name": "Size",
        },
      ]),
    )
    expect(any.cells.slice(1)).toMatchObject([
      { sku: "A-1", size: "S", quantity: 3 },
      { sku: "", size: "M", quantity: 0 },
    ])
    expect(any.said.get("ANY_VALUE")).toBe(1)
  })
})

test("reads Shopify's rows of options and pictures", () => {
  const { cells, result, said } = moved(shopifyFile())
  expect(cells).toMatchObject([
    {
      sku: "baskets-oran",
      slug: "baskets-oran",
      brand: "Atelier Oran",
      price: 7900,
      last_price: 8900,
      cost: 4000,
      weight: 800,
      size_kind: "shoe",
      pictures: "https://pictures.test/red.png https://pictures.test/blue.png",
      published: 1,
    },
    { sku: "BO-41", size: "41", color: "White", quantity: 3, price: "" },
    { sku: "BO-42", size: "42", quantity: 0, active: 1 },
    { sku: "CARTE-1", slug: "", price: 120, quantity: 5, published: 0 },
  ])
  expect(result.map(({ oldPaths }) => oldPaths)).toEqual([["/products/baskets-oran"], ["/products/carte"]])
  expect(said.get("SLUG_TAKEN")).toBe(1)
})

test("reads a YouCan file, and names the columns that nobody knows", () => {
  const { cells, table, result } = moved(youCanFile())
  expect(cells[0]).toMatchObject({
    sku: "عطر-العود",
    name_fr: "عطر العود",
    price: 5200,
    last_price: 6000,
    quantity: 9,
    slug: "",
  })
  expect(cells[0]?.pictures).toBe("https://pictures.test/red.png https://pictures.test/blue.png")
  expect(table.columns.filter(({ isKnown }) => !isKnown).map(({ title }) => title)).toEqual(["color_code"])
  expect(result[0]?.oldPaths).toEqual(["/products/عطر-العود"])
})

test("joins two options that are no colour, and cuts what is too long", () => {
  const titles = [
    "Handle",
    "Title",
    "Variant Price",
    "Option1 Name",
    "Option1 Value",
    "Option2 Name",
    "Option2 Value",
    "Variant SKU",
  ]
  const row = { Handle: `h-${"x".repeat(80)}`, Title: "T", "Variant Price": "5" }
  const { cells, said } = moved(
    fileOf(titles, [
      {
        ...row,
        "Option1 Name": "Taille",
        "Option1 Value": "M",
        "Option2 Name": "Motif",
        "Option2 Value": "Rayures",
        "Variant SKU": "X",
      },
      { ...row, "Option1 Value": "L", "Option2 Value": "Rayures", "Variant SKU": "X" },
    ]),
  )
  expect(String(cells[0]?.sku)).toHaveLength(60)
  expect(cells[0]).toMatchObject({ size_kind: "option" })
  expect(cells.slice(1)).toMatchObject([
    { sku: "X", size: "M / Rayures" },
    { sku: "", size: "L / Rayures" },
  ])
  expect([said.get("SKU_TWICE"), said.get("SKU_CUT"), said.get("OPTIONS_JOINED")]).toEqual([1, 1, 1])
})

test("says what is lost of prices that are none", () => {
  const titles = ["Handle", "Title", "Variant Price", "Variant Compare At Price", "Variant Barcode"]
  const { cells, said } = moved(
    fileOf(titles, [
      { Handle: "a", Title: "A", "Variant Price": "1.234", "Variant Compare At Price": "", "Variant Barcode": "613" },
      { Handle: "b", Title: "B", "Variant Price": "100", "Variant Compare At Price": "90" },
      { Handle: "c", Title: "C", "Variant Price": "100.000", "Variant Compare At Price": "0" },
    ]),
  )
  expect(cells).toMatchObject([{ price: 0, published: 0 }, { price: 100, last_price: "" }, { price: 100 }])
  expect([said.get("NOT_NUMBER"), said.get("LAST_PRICE_LOST"), said.get("BARCODE_LOST")]).toEqual([1, 1, 1])
})

test("has no title twice in a format", () => {
  for (const format of movingFormats) {
    const titles = formatColumns[format].flatMap((column) => column.titles)
    expect(new Set(titles).size).toBe(titles.length)
  }
})
