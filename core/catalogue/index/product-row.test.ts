import fc from "fast-check"
import { expect, test } from "vitest"
import { offerRuns, pricedAt } from "../offer.ts"
import { isInStock, isOnSale, type Product, pictureCount } from "../product.ts"
import { productTypes } from "../product-type.ts"
import { anyChanges, anyMoment } from "../testing/generated-catalogue.ts"
import { CatalogueIndex } from "./catalogue-index.ts"
import { type ProductRowQuery, rowOrders, rowTests } from "./product-row.ts"

const shared = (product: Product, slugs: readonly string[]) =>
  product.categories.filter(({ slug }) => slugs.includes(slug)).length
const endOf = ({ offerDate }: Product, now: string) =>
  offerDate && offerRuns(offerDate, now) ? Date.parse(offerDate.endDate) : Number.POSITIVE_INFINITY

/** A row by plain filters and sorts over the newest first. */
function plainRow(products: Product[], row: ProductRowQuery, now: string): number[] {
  const tests = {
    featured: (product: Product) => product.featured,
    "on-sale": isOnSale,
    rated: (product: Product) => product.rating !== null,
    image: (product: Product) => product.image !== null,
    offer: (product: Product) => endOf(product, now) < Number.POSITIVE_INFINITY,
    video: (product: Product) => product.videoId !== null,
    swatches: (product: Product) => product.colors.length >= 2,
    gallery: (product: Product) => pictureCount(product) >= 4,
  }
  const orders: Record<ProductRowQuery["order"], (a: Product, b: Product) => number> = {
    newest: () => 0,
    selling: (a, b) => b.sellCount - a.sellCount,
    rated: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount,
    featured: (a, b) => Number(b.featured) - Number(a.featured),
    discount: (a, b) => b.discount - a.discount,
    cheapest: (a, b) => a.price - b.price,
    ending: (a, b) => (endOf(a, now) === endOf(b, now) ? 0 : endOf(a, now) - endOf(b, now)),
    pictures: (a, b) => pictureCount(b) - pictureCount(a),
    related: (a, b) => shared(b, row.shared ?? []) - shared(a, row.shared ?? []),
  }
  const byStock = (a: Product, b: Product) => (row.stock === "first" ? Number(isInStock(b)) - Number(isInStock(a)) : 0)
  const byOrder = orders[row.order]
  const found = products.filter(
    (product) =>
      (row.productType === undefined || product.productType === row.productType) &&
      (row.category === undefined ||
        product.categories.some((each) => [each.slug, each.parent].includes(row.category ?? ""))) &&
      (row.brand === undefined || product.brand.slug === row.brand) &&
      (row.stock !== "only" || isInStock(product)) &&
      product.id !== row.except &&
      (row.only ?? []).every((name) => tests[name](product)),
  )
  const sorted = found.toSorted((a, b) =>
    row.order === "related" ? byOrder(a, b) || byStock(a, b) : byStock(a, b) || byOrder(a, b),
  )
  const shown = row.last ? sorted.slice(-row.limit) : sorted.slice(0, row.limit)
  return shown.map(({ id }) => id)
}

const anyRow: fc.Arbitrary<ProductRowQuery> = fc.record({
  order: fc.constantFrom(...rowOrders),
  limit: fc.integer({ min: 1, max: 8 }),
  stock: fc.constantFrom("any" as const, "first" as const, "only" as const),
  only: fc.subarray([...rowTests], { maxLength: 1 }),
  productType: fc.option(fc.constantFrom(...productTypes), { nil: undefined, freq: 2 }),
  category: fc.option(fc.constantFrom("audio", "cabas", "none"), { nil: undefined, freq: 2 }),
  brand: fc.option(fc.constantFrom("aura", "none"), { nil: undefined, freq: 2 }),
  shared: fc.subarray(["audio", "casques", "sacs"]),
  except: fc.option(fc.nat({ max: 24 }), { nil: undefined }),
  last: fc.boolean(),
})

test("rows are what filters and sorts of all products give", () => {
  fc.assert(
    fc.property(anyChanges, anyRow, anyMoment, (changes, row, now) => {
      const index = new CatalogueIndex()
      const products = new Map<number, Product>()
      for (const change of changes) {
        if ("remove" in change) {
          index.remove(change.remove)
          products.delete(change.remove)
        } else {
          index.upsert(change.upsert)
          products.set(change.upsert.id, change.upsert)
        }
      }
      const list = [...products.values()].map((product) => pricedAt(product, now))
      const newest = list.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || a.id - b.id)
      expect(index.row(row, now)).toEqual(plainRow(newest, row, now))
    }),
    { numRuns: 1000 },
  )
})

test("categories have the products in and under them, and the units sold", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const index = new CatalogueIndex()
      const products = new Map<number, Product>()
      for (const change of changes) {
        if ("remove" in change) continue
        index.upsert(change.upsert)
        products.set(change.upsert.id, change.upsert)
      }
      const all = [...products.values()]
      for (const [slug, totals] of index.categories()) {
        const inOrUnder = all.filter(({ categories }) =>
          categories.some((each) => [each.slug, each.parent].includes(slug)),
        )
        const sellCount = inOrUnder.reduce((sum, product) => sum + product.sellCount, 0)
        expect(totals).toEqual({ productCount: inOrUnder.length, sellCount })
      }
    }),
  )
})
