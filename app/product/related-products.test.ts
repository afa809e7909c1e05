import { expect, it } from "vitest"
import type { Product, ProductType } from "#core/product.ts"
import { relatedProducts } from "./related-products.ts"

function product(slug: string, productType: ProductType, categories: string[], quantity = 5): Product {
  return {
    ...{ id: 1, documentId: slug, slug, sku: slug, title: slug, unit: null, productType, quantity },
    status: quantity > 0 ? "in-stock" : "out-of-stock",
    ...{ price: 100, lastPrice: null, discount: 0, shortDescription: "", brand: { slug: "b", name: "B" } },
    categories: categories.map((category) => ({ documentId: category, slug: category, title: category, parent: null })),
    ...{ image: null, medias: [], colors: [], sizes: [], tags: [], featured: false, sellCount: 0, rating: null },
    ...{ reviewCount: 0, offerDate: null, videoId: null, createdAt: "2026-01-01T00:00:00.000Z" },
  }
}

const casque = product("casque", "electronics", ["audio", "casques"])
const catalogue = [
  product("sac", "fashion", ["sacs"]),
  product("tablette", "electronics", ["telephones"]),
  casque,
  product("epuise", "electronics", ["audio"], 0),
  product("enceinte", "electronics", ["audio"]),
  product("autre-casque", "electronics", ["audio", "casques"]),
]
const slugs = (products: Product[]) => products.map(({ slug }) => slug)

it("puts the nearest category first, then the rest of the universe", () => {
  expect(slugs(relatedProducts(catalogue, casque))).toEqual(["autre-casque", "enceinte", "epuise", "tablette"])
})

it("never lists the product itself, another universe, or more than asked", () => {
  expect(slugs(relatedProducts(catalogue, casque, 1))).toEqual(["autre-casque"])
})
