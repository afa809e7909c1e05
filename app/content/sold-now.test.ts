import { expect, test } from "vitest"
import type { Product } from "#core/product.ts"
import { createSoldNow } from "./sold-now.server.ts"

const offered: Product = {
  ...{ id: 1, documentId: "a", slug: "a", sku: "a", title: "A", unit: null, productType: "fashion" },
  ...{ status: "in-stock", quantity: 5, price: 90_00, lastPrice: 100_00, discount: 10, shortDescription: "" },
  ...{ brand: { slug: "b", name: "B" }, categories: [], image: null, medias: [], colors: [], sizes: [], tags: [] },
  ...{ featured: false, sellCount: 0, rating: null, reviewCount: 0, videoId: null },
  offerDate: { startDate: "2026-11-20T00:00:00Z", endDate: "2026-11-24T00:00:00Z" },
  createdAt: "2026-01-01T00:00:00Z",
}

test("keeps the same list while no offer begins or ends, and prices it anew when one does", () => {
  let now = Date.parse("2026-11-23T00:00:00Z")
  const soldNow = createSoldNow(() => now)
  const products = [offered]
  const during = soldNow(products)
  expect(during.map(({ price }) => price)).toEqual([90_00])
  now = Date.parse("2026-11-23T23:59:59Z")
  expect(soldNow(products)).toBe(during)
  now = Date.parse("2026-11-24T00:00:00Z")
  expect(soldNow(products).map(({ price, discount }) => [price, discount])).toEqual([[100_00, 0]])
})

test("follows a new catalogue at once", () => {
  const soldNow = createSoldNow(() => 0)
  expect(soldNow([])).toEqual([])
  expect(soldNow([offered])).toHaveLength(1)
})
