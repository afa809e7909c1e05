import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { listFacets } from "./facets.ts"
import { listingPage, listResults } from "./listing.ts"
import { filterProducts, filterTests } from "./listing-filter.ts"
import { pageLinks, productsPerPage } from "./listing-pages.ts"
import { formatListing, parseListing } from "./listing-params.ts"
import { priceScale } from "./listing-price-scale.ts"
import { type ListingQuery, plainListing } from "./listing-query.ts"
import { sortProducts } from "./listing-sort.ts"
import { anyCatalogue, anyQuery, productOf } from "./listing-test-data.ts"
import { isOnSale } from "./product.ts"

const ask = (query: Partial<ListingQuery>): ListingQuery => ({ ...plainListing, ...query })

const bag = productOf({ id: 1, title: "Sac Casbah", productType: "fashion", price: 1_890_000, discount: 10 })
const phone = productOf({ id: 2, title: "Nova 12", productType: "electronics", price: 8_900_000, quantity: 0 })
const cream = productOf({ id: 3, title: "Crème Soléa", productType: "beauty", price: 390_000, discount: 5 })
const shop = [bag, phone, cream]
const titles = (query: Partial<ListingQuery>) => listResults(shop, ask(query)).map(({ title }) => title)

describe("filters", () => {
  test("take the lower or the upper price alone, both ends included", { tags: ["@5-listing-filters"] }, () => {
    expect(titles({ minPrice: 1_890_000 })).toEqual(["Sac Casbah", "Nova 12"])
    expect(titles({ maxPrice: 1_890_000 })).toEqual(["Sac Casbah", "Crème Soléa"])
  })

  test("take what is in stock, and what is on sale", { tags: ["@5-listing-filters"] }, () => {
    expect(titles({ status: ["in-stock"] })).toEqual(["Sac Casbah", "Crème Soléa"])
    expect(titles({ status: ["on-sale"] })).toEqual(["Sac Casbah", "Crème Soléa"])
    const soldOutOffer = productOf({ id: 4, discount: 5, quantity: 0 })
    expect(listResults([soldOutOffer], ask({ status: ["on-sale"] }))).toEqual([soldOutOffer])
    expect(listResults([soldOutOffer], ask({ status: ["in-stock"] }))).toEqual([])
  })

  test("take a brand, a kind of product, and words", { tags: ["@5-listing-filters"] }, () => {
    const other = productOf({ id: 4, title: "Sac Tell", brand: { slug: "tell", name: "Tell" }, productType: "fashion" })
    const all = [...shop, other]
    expect(listResults(all, ask({ brand: ["tell"] }))).toEqual([other])
    expect(listResults(all, ask({ productType: ["fashion"] }))).toEqual([bag, other])
    expect(listResults(all, ask({ searchText: "tell" }))).toEqual([other])
  })

  test("want both statuses when both are present", () => {
    const soldOutOffer = productOf({ id: 4, discount: 5, quantity: 0 })
    const both = ask({ status: ["in-stock", "on-sale"] })
    expect(listResults([...shop, soldOutOffer], both)).toEqual([bag, cream])
  })

  test("widen inside a filter and narrow between filters", () => {
    expect(titles({ productType: ["beauty", "fashion"] })).toEqual(["Sac Casbah", "Crème Soléa"])
    expect(titles({ productType: ["beauty", "fashion"], searchText: "soléa" })).toEqual(["Crème Soléa"])
  })

  test("find a product by its category and by its sub-category", { tags: ["@5-listing-filters"] }, () => {
    const category = { documentId: "1", slug: "sacs", title: "Sacs", parent: null }
    const tote = productOf({ categories: [category, { ...category, slug: "cabas", title: "Cabas", parent: "sacs" }] })
    expect(filterProducts([tote, phone], ask({ category: ["sacs"] }))).toEqual([tote])
    expect(filterProducts([tote, phone], ask({ subCategory: ["cabas"] }))).toEqual([tote])
    expect(filterProducts([tote, phone], ask({ subCategory: ["sacs"] }))).toEqual([])
  })

  test("give only products that pass each one, and all of those", { tags: ["@5-listing-filters"] }, () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const passed = new Set(filterProducts(products, query))
        for (const product of products) {
          expect(passed.has(product)).toBe(filterTests(query).every(([, passes]) => passes(product)))
        }
      }),
    )
  })
})

describe("order", () => {
  test("is by price in either direction", { tags: ["@5-low-to-high", "@5-high-to-low"] }, () => {
    expect(titles({ sort: "low-to-high" })).toEqual(["Crème Soléa", "Sac Casbah", "Nova 12"])
    expect(titles({ sort: "high-to-low" })).toEqual(["Nova 12", "Sac Casbah", "Crème Soléa"])
  })

  test("by what is on sale shows products with a discount only", { tags: ["@5-on-sale"] }, () => {
    expect(titles({ sort: "on-sale" })).toEqual(["Sac Casbah", "Crème Soléa"])
  })

  test("by what is new keeps the last 8 added, newest first, and 6 in search", { tags: ["@5-new-added"] }, () => {
    const products = Array.from({ length: 10 }, (_, day) => productOf({ id: day, createdAt: `2026-01-1${day}` }))
    const ids = (newest: 8 | 6) => sortProducts(products, "new-added", newest).map(({ id }) => id)
    expect(ids(8)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
    expect(ids(6)).toEqual([9, 8, 7, 6, 5, 4])
  })

  test("by default keeps the filters and the catalogue's order", { tags: ["@5-default-sorting"] }, () => {
    expect(titles({ sort: "default-sorting", status: ["on-sale"] })).toEqual(["Sac Casbah", "Crème Soléa"])
  })

  test("neither loses nor doubles a product", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const sorted = sortProducts(products, query.sort, 8)
        expect(new Set(sorted).size).toBe(sorted.length)
        if (query.sort !== "new-added") expect(new Set(sorted)).toEqual(new Set(products))
        expect(listResults(products, { ...query, sort: "on-sale" }).every(isOnSale)).toBe(true)
      }),
    )
  })
})

describe("pages", () => {
  test("count results, not products", () => {
    expect(listingPage(shop, 1)).toMatchObject({ total: 3, page: 1, pages: 1, from: 1, to: 3 })
    expect(listingPage([], 1)).toMatchObject({ total: 0, page: 1, pages: 1, from: 0, to: 0 })
  })

  test("end with the last one, whatever is asked", () => {
    const thirty = Array.from({ length: 30 }, (_, id) => productOf({ id }))
    expect(listingPage(thirty, 99)).toMatchObject({ page: 3, from: 25, to: 30 })
  })

  test("share the results out without gap or overlap", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (length) => {
        const results = Array.from({ length }, (_, id) => productOf({ id }))
        const { pages } = listingPage(results, 1)
        const shown = Array.from({ length: pages }, (_, index) => listingPage(results, index + 1))
        expect(shown.flatMap(({ products }) => products)).toEqual(results)
        for (const { products, from, to } of shown) {
          expect(products.length).toBeLessThanOrEqual(productsPerPage)
          expect(to - from + 1).toBe(products.length || 1)
        }
      }),
    )
  })

  test("add up where each is added to those before it", () => {
    const thirty = Array.from({ length: 30 }, (_, id) => productOf({ id }))
    expect(listingPage(thirty, 1, "more")).toMatchObject({ from: 1, to: 12, pages: 3 })
    expect(listingPage(thirty, 2, "more")).toMatchObject({ from: 1, to: 24, products: thirty.slice(0, 24) })
    expect(listingPage(thirty, 9, "more")).toMatchObject({ page: 3, from: 1, to: 30 })
  })

  test("add up to no more than a phone can draw", () => {
    const many = Array.from({ length: 600 }, (_, id) => productOf({ id }))
    expect(listingPage(many, 1e6, "more")).toMatchObject({ from: 361, to: 600 })
  })

  test("are linked around the current one", () => {
    expect(pageLinks(1, 1)).toEqual([1])
    expect(pageLinks(2, 4)).toEqual([1, 2, 3, 4])
    expect(pageLinks(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
    expect(pageLinks(1, 20)).toEqual([1, 2, null, 20])
  })
})

describe("facets", () => {
  test("count a value as the results it would give alone in its facet", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const facets = listFacets(products, query)
        for (const filter of ["productType", "category", "subCategory", "size", "color", "brand"] as const) {
          for (const [value, count] of facets[filter]) {
            expect(listResults(products, { ...query, [filter]: [value] })).toHaveLength(count)
          }
        }
        for (const status of ["in-stock", "on-sale"] as const) {
          const all = [...new Set([...query.status, status])]
          expect(listResults(products, { ...query, status: all })).toHaveLength(facets.status.get(status) ?? 0)
        }
      }),
    )
  })

  test("sum up to the results where each product has one value", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const open = { ...query, brand: [], sort: "default-sorting" } satisfies ListingQuery
        const sum = [...listFacets(products, open).brand.values()].reduce((all, count) => all + count, 0)
        expect(sum).toBe(listResults(products, open).length)
      }),
    )
  })

  test("spread every product under the other filters over the price bars", () => {
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (products, query) => {
        const { price } = listFacets(products, query)
        const open = { ...query, minPrice: null, maxPrice: null }
        expect(price.bars.reduce((all, count) => all + count, 0)).toBe(filterProducts(products, open).length)
      }),
    )
  })

  test("range from 0 to the highest price of the catalogue, whatever is filtered", { tags: ["@5-price-range"] }, () => {
    expect(listFacets(shop, ask({ productType: ["beauty"] })).price.highest).toBe(8_900_000)
  })
})

test("the price slider rises from 0 to the highest price in round steps", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (highest) => {
      const scale = priceScale(highest)
      expect([scale[0], scale.at(-1)]).toEqual([0, highest])
      expect(scale).toEqual(scale.toSorted((a, b) => a - b))
      expect(scale.slice(0, -1).every((price) => price % 100 === 0 || price === highest)).toBe(true)
    }),
  )
  expect([10, 30, 50, 70].map((position) => priceScale(18_900_000)[position])).toEqual([
    110_000, 770_000, 2_700_000, 6_800_000,
  ])
})

test("an address says all there is to a query", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseListing(new URLSearchParams(formatListing(query)))).toEqual(query)
    }),
  )
})
