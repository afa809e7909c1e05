import { expect, test } from "vitest"
import type { Variant } from "../catalogue/variants/variant.ts"
import type { Picture } from "../media/picture.ts"
import { type CartProduct, cartProduct, cartVariant, chosenNames, titleWithChoice } from "./cart-product.ts"

const picture = (url: string): Picture => ({ url, width: 10, height: 10, alt: "" })
const [own, ofColor, ofProduct] = [picture("/own.webp"), picture("/color.webp"), picture("/product.webp")]

const product: CartProduct = {
  id: 1,
  documentId: "doc",
  slug: "baskets-tell",
  title: "Baskets Tell",
  productType: "fashion",
  status: "in-stock",
  quantity: 9,
  price: 900,
  lastPrice: null,
  discount: 0,
  image: ofProduct,
}
const variant: Variant = {
  documentId: "v1",
  sku: "TELL-NOIR-42",
  barcode: null,
  color: "noir",
  size: "42",
  price: 800,
  lastPrice: 1000,
  discount: 20,
  quantity: 2,
  status: "in-stock",
  image: null,
}
const colors = [{ code: "noir", image: ofColor }]
const names = { color: "Noir", size: "42" }

test("a variant has its own price, stock and names", () => {
  expect(cartVariant({ ...product, colors }, variant, names)).toEqual({
    ...product,
    price: 800,
    lastPrice: 1000,
    discount: 20,
    quantity: 2,
    image: ofColor,
    choice: { variant: "v1", sku: "TELL-NOIR-42", color: "noir", size: "42", colorName: "Noir", sizeName: "42" },
  })
})

test.each([
  ["its own picture", { ...variant, image: own }, own],
  ["its colour's", variant, ofColor],
  ["the product's", { ...variant, color: "" }, ofProduct],
])("is shown with %s", (_, sold, image) => {
  expect(cartVariant({ ...product, colors }, sold, names).image).toBe(image)
})

test("only what the cart keeps stays of a product, its choice among it", () => {
  const chosen = cartVariant({ ...product, colors }, variant, names)
  const withColors = { ...chosen, colors }
  expect(cartProduct(withColors)).toEqual(chosen)
  expect(cartProduct({ ...product, needsChoice: true })).toEqual({ ...product, needsChoice: true })
})

test("the chosen names stand after the title, without what the product does not have", () => {
  const chosen = cartVariant({ ...product, colors }, variant, { color: "", size: "42" })
  expect(chosenNames(chosen)).toEqual(["42"])
  expect(titleWithChoice(chosen)).toBe("Baskets Tell · 42")
  expect(titleWithChoice(product)).toBe("Baskets Tell")
})
