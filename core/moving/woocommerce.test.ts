import { describe, expect, test } from "vitest"
import { fileOf } from "./testing/file-of.ts"
import { moved } from "./testing/moved.ts"
import { frenchWooFile, wooFile } from "./testing/woo-files.ts"
import { wordpressSlug } from "./wordpress-slug.ts"

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
