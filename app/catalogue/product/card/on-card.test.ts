import { expect, test } from "vitest"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import { onCard } from "./on-card.ts"

const picture = { url: "/media/a.webp", width: 10, height: 10, alt: "" }
const product = listedProduct({
  image: picture,
  medias: [picture, picture, picture],
  sizes: ["M"],
  tags: ["new"],
  colors: [{ code: "Noir".toLowerCase(), name: "Noir", hex: "#000000", image: picture }],
})

test("a card has a second picture, and not what only the product's own page shows", () => {
  expect(onCard(product)).toEqual({ ...product, medias: [picture], colors: [], sizes: [], tags: [] })
})

test("the same product is the same card, which a page's data name once", () => {
  expect(onCard(product)).toBe(onCard(product))
})
