import { expect, test } from "vitest"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import { onCard } from "./on-card.ts"

const picture = { url: "/media/a.webp", width: 10, height: 10, alt: "In black", color: "#000000" }
const category = { documentId: "a".repeat(24), slug: "audio", title: "Audio", parent: null }
const product = listedProduct({
  image: picture,
  medias: [picture, picture, picture],
  sizes: ["M"],
  tags: ["new"],
  brand: { slug: "aura", name: "Aura" },
  shortDescription: "Forty hours of music.",
  categories: [{ ...category, slug: "casques", title: "Casques", parent: "audio" }, category],
  colors: [{ code: "noir", name: "Noir", hex: "#000000", image: picture }],
})

test("a card has a second picture and its category, and not what only the product's own page shows", () => {
  const card = onCard(product)
  expect(card.medias).toEqual([picture])
  expect(card.categories).toEqual([{ title: "Casques", parent: "audio" }])
  expect(card.brand).toEqual({ name: "Aura" })
  expect(card).toMatchObject({ slug: product.slug, title: product.title, price: product.price, image: picture })
  for (const name of ["shortDescription", "colors", "sizes", "tags", "createdAt", "sku"])
    expect(card).not.toHaveProperty(name)
})
