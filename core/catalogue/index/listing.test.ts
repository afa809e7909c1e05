import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type ListingQuery, plainListing } from "../listing-query.ts"
import { indexProducts, queryProducts } from "../testing/indexed-products.ts"
import { anyCatalogue, anyQuery, listedProduct } from "../testing/listed-product.ts"

const bag = listedProduct({ id: 1, title: "Sac Casbah", productType: "fashion", price: 1_890_000, discount: 10 })
const phone = listedProduct({ id: 2, title: "Nova 12", productType: "electronics", price: 8_900_000, quantity: 0 })
const cream = listedProduct({ id: 3, title: "Crème Soléa", productType: "beauty", price: 390_000, discount: 5 })
const shop = [bag, phone, cream]
const now = "2026-01-01T00:00:00.000Z"
const soldOutOffer = listedProduct({ id: 4, discount: 5, quantity: 0 })

/** The ids of what a listing shows, all on one page. */
const list = (query: Partial<ListingQuery>, products = shop) => queryProducts(products, query).ids

describe("filters", () => {
  test("take the lower or the upper price alone, both ends included", { tags: ["@5-listing-filters"] }, () => {
    expect(list({ minPrice: 1_890_000 })).toEqual([bag.id, phone.id])
    expect(list({ maxPrice: 1_890_000 })).toEqual([bag.id, cream.id])
  })

  test("take what is in stock, and what is on sale", { tags: ["@5-listing-filters"] }, () => {
    const all = [...shop, soldOutOffer]
    expect(list({ status: ["in-stock"] }, all)).toEqual([bag.id, cream.id])
    expect(list({ status: ["on-sale"] }, all)).toEqual([bag.id, cream.id, soldOutOffer.id])
  })

  test("take a brand, a kind of product, and words", { tags: ["@5-listing-filters"] }, () => {
    const other = listedProduct({
      id: 4,
      title: "Sac Tell",
      brand: { slug: "tell", name: "Tell" },
      productType: "fashion",
    })
    const all = [...shop, other]
    expect(list({ brand: ["tell"] }, all)).toEqual([other.id])
    expect(list({ productType: ["fashion"] }, all)).toEqual([bag.id, other.id])
    expect(list({ searchText: "tell" }, all)).toEqual([other.id])
  })

  test("want both statuses when both are present", () => {
    expect(list({ status: ["in-stock", "on-sale"] }, [...shop, soldOutOffer])).toEqual([bag.id, cream.id])
  })

  test("widen inside a filter and narrow between filters", () => {
    expect(list({ productType: ["beauty", "fashion"] })).toEqual([bag.id, cream.id])
    expect(list({ productType: ["beauty", "fashion"], searchText: "soléa" })).toEqual([cream.id])
  })

  test("list and count what is in a sub-category alone in the category above it too", () => {
    const sub = { documentId: "2", slug: "cabas", title: "Cabas", parent: "sacs" }
    const index = indexProducts([listedProduct({ id: 1, categories: [sub] }), listedProduct({ id: 2 })])
    const { ids, facets } = index.query({ ...plainListing, category: ["sacs"] }, now)
    expect(ids).toEqual([1])
    expect(facets.category.get("sacs")).toBe(1)
    expect(index.categories().get("sacs")?.productCount).toBe(1)
    expect(index.row({ order: "newest", limit: 4, category: "sacs" }, now)).toEqual([1])
  })

  test("find a product by its category and by its sub-category", { tags: ["@5-listing-filters"] }, () => {
    const category = { documentId: "1", slug: "sacs", title: "Sacs", parent: null }
    const categories = [category, { ...category, slug: "cabas", title: "Cabas", parent: "sacs" }]
    const products = [listedProduct({ id: 1, categories }), phone]
    expect(list({ category: ["sacs"] }, products)).toEqual([1])
    expect(list({ subCategory: ["cabas"] }, products)).toEqual([1])
    expect(list({ subCategory: ["sacs"] }, products)).toEqual([])
  })

  test("find nothing where nothing passes", { tags: ["@5-listing-filters"] }, () => {
    expect(queryProducts(shop, { brand: ["none"] })).toMatchObject({ ids: [], total: 0, page: 1, from: 0, to: 0 })
  })
})

describe("order", () => {
  test("is by price in either direction", { tags: ["@5-low-to-high", "@5-high-to-low"] }, () => {
    expect(list({ sort: "low-to-high" })).toEqual([cream.id, bag.id, phone.id])
    expect(list({ sort: "high-to-low" })).toEqual([phone.id, bag.id, cream.id])
  })

  test("by what is on sale shows products with a discount only", { tags: ["@5-on-sale"] }, () => {
    expect(list({ sort: "on-sale" })).toEqual([bag.id, cream.id])
  })

  test("by what is new shows the last 8 added, newest first, and 6 in search", { tags: ["@5-new-added"] }, () => {
    const products = Array.from({ length: 10 }, (_, day) =>
      listedProduct({ id: day, createdAt: `2026-01-1${day}T00:00:00.000Z` }),
    )
    const query = { sort: "new-added" } as const
    expect(queryProducts(products, query).ids).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
    expect(queryProducts(products, query, { newest: 6 }).ids).toEqual([9, 8, 7, 6, 5, 4])
  })

  test("by default is that of the catalogue, with all filters", { tags: ["@5-default-sorting"] }, () => {
    const newer = listedProduct({ id: 5, createdAt: "2026-01-02T00:00:00.000Z", discount: 5 })
    const all = [...shop, newer]
    expect(list({ sort: "default-sorting" }, all)).toEqual([newer.id, bag.id, cream.id, phone.id])
    expect(list({ sort: "default-sorting", status: ["on-sale"] }, all)).toEqual([newer.id, bag.id, cream.id])
  })

  test("by default shows what is sold out last, however new it is, also page by page", () => {
    const newest = listedProduct({ id: 6, createdAt: "2026-01-03T00:00:00.000Z", quantity: 0 })
    const all = [newest, ...shop, soldOutOffer]
    expect(list({}, all)).toEqual([bag.id, cream.id, newest.id, phone.id, soldOutOffer.id])
    expect(list({ sort: "on-sale" }, all)).toEqual([bag.id, cream.id, soldOutOffer.id])
    // A price stays a price.
    expect(list({ sort: "high-to-low" })).toEqual([phone.id, bag.id, cream.id])
  })

  test("of a search shows products named so before those that mention it", () => {
    const cover = listedProduct({ id: 1, title: "Housse", shortDescription: "Pour un casque." })
    const stand = listedProduct({ id: 2, title: "Support", tags: ["casque"] })
    const headphones = listedProduct({ id: 3, title: "Casque sans fil" })
    expect(list({ searchText: "casque" }, [cover, stand, headphones])).toEqual([3, 2, 1])
  })

  test("of a search shows the best match that can be bought first", () => {
    const soldOut = listedProduct({ id: 1, title: "Casque studio", quantity: 0 })
    const stand = listedProduct({ id: 2, title: "Support", tags: ["casque"] })
    const headphones = listedProduct({ id: 3, title: "Casque sans fil" })
    expect(list({ searchText: "casq" }, [soldOut, stand, headphones])).toEqual([3, 2, 1])
  })
})

describe("facets", () => {
  test("count a value as the results it would give alone in its facet", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const index = indexProducts(products)
        const total = (chosen: Partial<ListingQuery>) => index.query({ ...query, ...chosen }, now).total
        const { facets } = index.query(query, now)
        for (const filter of ["productType", "category", "subCategory", "size", "color", "brand"] as const) {
          for (const [value, count] of facets[filter]) expect(total({ [filter]: [value] })).toBe(count)
        }
        for (const status of ["in-stock", "on-sale"] as const) {
          const all = [...new Set([...query.status, status])]
          expect(total({ status: all })).toBe(facets.status.get(status) ?? 0)
        }
      }),
    )
  })

  test("sum up to the results where each product has one value", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const open = { ...query, brand: [], sort: "default-sorting" } satisfies ListingQuery
        const { facets, total } = indexProducts(products).query(open, now)
        expect([...facets.brand.values()].reduce((all, count) => all + count, 0)).toBe(total)
      }),
    )
  })

  test("spread every product under the other filters over the price bars", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const index = indexProducts(products)
        const sorted = { ...query, sort: "default-sorting" } satisfies ListingQuery
        const { bars } = index.query(sorted, now).facets.price
        const open = index.query({ ...sorted, minPrice: null, maxPrice: null }, now)
        expect(bars.reduce((all, count) => all + count, 0)).toBe(open.total)
      }),
    )
  })

  test("range from 0 to the highest price of the catalogue, whatever is filtered", { tags: ["@5-price-range"] }, () => {
    expect(queryProducts(shop, { productType: ["beauty"] }).facets.price.maxPrice).toBe(8_900_000)
    expect(queryProducts(shop, plainListing).facets.price.maxPrice).toBe(8_900_000)
  })
})
