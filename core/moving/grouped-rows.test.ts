import { expect, test } from "vitest"
import { fileOf } from "./testing/file-of.ts"
import { shopifyFile, youCanFile } from "./testing/grouped-files.ts"
import { moved } from "./testing/moved.ts"

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

test("leads no address here that a redirect cannot have, and those of whole addresses as they are", () => {
  const titles = ["Handle", "Title", "Variant Price"]
  const price = { Title: "T", "Variant Price": "5" }
  const { result, said } = moved(
    fileOf(titles, [
      { Handle: "x".repeat(3000), ...price },
      { Handle: "%", ...price },
      { Handle: "https://old.example/products/sac-%C3%A9t%C3%A9/?a=1", ...price },
    ]),
  )
  expect(result.map(({ oldPaths }) => oldPaths)).toEqual([[], [], ["/products/sac-été"]])
  expect(said.get("ADDRESS_LOST")).toBe(2)
})

test("cuts names between the characters that people see", () => {
  const brand = `${"b".repeat(79)}👩‍🌾`
  const { cells } = moved(
    fileOf(
      ["Handle", "Title", "Variant Price", "Vendor"],
      [{ Handle: "a", Title: "A", "Variant Price": "5", Vendor: brand }],
    ),
  )
  expect(cells[0]?.brand).toBe("b".repeat(79))
})
