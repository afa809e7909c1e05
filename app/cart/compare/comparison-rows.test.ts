import { expect, test } from "vitest"
import type { ProductDetail } from "#core/catalogue/product.ts"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import { messages } from "../../i18n/en/all.ts"
import { createI18n, registerMessages } from "../../i18n/i18n.tsx"
import { plainProduct } from "../../testing/plain-product.ts"
import { comparisonRows } from "./comparison-rows.ts"

registerMessages("en", messages)
const words = createI18n("en")

function productOf(changes: Partial<ProductDetail>): ProductDetail {
  return {
    ...plainProduct,
    price: 100_000,
    brand: { slug: "nova", name: "Nova" },
    description: [],
    features: [],
    additionalInformation: [],
    reviews: [],
    reviewsPage: 1,
    stars: [],
    variants: [],
    ...changes,
  }
}

const labelled = (rows: ReturnType<typeof comparisonRows>, label: string) => rows.find((row) => row.label === label)

test("marks what differs and only that", () => {
  const rows = comparisonRows([productOf({ price: 100_000 }), productOf({ price: 200_000 })], words)
  expect(labelled(rows, "Price")).toMatchObject({ differs: true, kind: "price" })
  expect(labelled(rows, "Brand")).toMatchObject({ differs: false, texts: ["Nova", "Nova"] })
})

test("has a line for each key that any product gives, empty where another does not", () => {
  const one = productOf({ additionalInformation: [{ key: "Battery", value: "40 h" }] })
  const other = productOf({ additionalInformation: [{ key: "Weight", value: "250 g" }] })
  const rows = comparisonRows([one, other], words)
  expect(labelled(rows, "Battery")).toMatchObject({ texts: ["40 h", ""], differs: true })
  expect(labelled(rows, "Weight")).toMatchObject({ texts: ["", "250 g"], differs: true })
})

test("has no line for what no product gives", () => {
  const rows = comparisonRows([productOf({}), productOf({})], words)
  expect(rows.map(({ label }) => label)).toEqual(["Price", "Availability", "Brand"])
})

test("sizes that are sold out in every colour say so, and those that are not made are left out", () => {
  const variant = (color: string, size: string, quantity: number): Variant => ({
    documentId: `${color}-${size}`,
    sku: `${color}-${size}`,
    barcode: null,
    color,
    size,
    price: 100_000,
    lastPrice: null,
    discount: 0,
    quantity,
    status: quantity > 0 ? "in-stock" : "out-of-stock",
    image: null,
  })
  const values = ["40", "41", "42"].map((code) => ({ code, name: code }))
  const shoes = productOf({
    sizes: ["40", "41", "42"],
    sizeOption: { kind: "shoe", values },
    colors: ["noir", "blanc"].map((code) => ({ code, name: code, hex: "#111111", image: null })),
    variants: [
      variant("noir", "40", 0),
      variant("blanc", "40", 2),
      variant("noir", "41", 0),
      variant("blanc", "41", 0),
    ],
  })
  const soldOut = words.t("compare.sizeSoldOut", { name: "41" })
  expect(soldOut).not.toBe("41")
  const rows = comparisonRows([shoes, productOf({ sizes: ["M"] })], words)
  expect(labelled(rows, "Sizes")?.texts).toEqual([`40, ${soldOut}`, "M"])
})

test("capacities and other options have lines of their own", () => {
  const phone = productOf({
    sizes: ["128 GB", "256 GB"],
    sizeOption: { kind: "capacity", values: [{ code: "128-go", name: "128 GB" }] },
  })
  const tea = productOf({ sizes: ["Mint"], sizeOption: { kind: "option", values: [{ code: "menthe", name: "Mint" }] } })
  const rows = comparisonRows([phone, productOf({ sizes: ["M"] }), tea], words)
  expect(labelled(rows, "Capacities")?.texts).toEqual(["128 GB, 256 GB", "", ""])
  expect(labelled(rows, "Sizes")?.texts).toEqual(["", "M", ""])
  expect(labelled(rows, "Options")?.texts).toEqual(["", "", "Mint"])
})

test("a single product differs from nothing", () => {
  expect(comparisonRows([productOf({ sizes: ["M"] })], words).some(({ differs }) => differs)).toBe(false)
})
