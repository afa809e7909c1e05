import fc from "fast-check"
import { type ListingQuery, listingSorts, listingStatuses, listingViews } from "./listing-query.ts"
import { type CategoryRef, type Product, productTypes } from "./product.ts"

/** A product for tests; out of stock when its quantity is 0. */
export function productOf(part: Partial<Product> = {}): Product {
  const { id = 1, quantity = 5 } = part
  return {
    id,
    documentId: `p${id}`,
    slug: `product-${id}`,
    sku: `SKU-${id}`,
    title: `Product ${id}`,
    unit: null,
    productType: "electronics",
    status: quantity > 0 ? "in-stock" : "out-of-stock",
    quantity,
    price: 100_000,
    lastPrice: null,
    discount: 0,
    shortDescription: "",
    brand: { slug: "nova", name: "Nova" },
    categories: [],
    image: null,
    medias: [],
    colors: [],
    sizes: [],
    sizeOption: null,
    variantCount: 0,
    tags: [],
    featured: false,
    sellCount: 0,
    rating: null,
    reviewCount: 0,
    offerDate: null,
    videoId: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...part,
  }
}

const slugs = { category: ["audio", "sacs"], subCategory: ["casques", "cabas"], brand: ["aura", "nova", "tell"] }

function categoryRefs(index: number): CategoryRef[] {
  const parent = slugs.category[index] ?? "audio"
  const child = slugs.subCategory[index] ?? "casques"
  return [
    { documentId: parent, slug: parent, title: parent, parent: null },
    { documentId: child, slug: child, title: child, parent },
  ]
}

const anyProduct = fc
  .record({
    price: fc.nat({ max: 20_000_000 }),
    discount: fc.constantFrom(0, 5, 15),
    quantity: fc.nat({ max: 2 }),
    productType: fc.constantFrom(...productTypes),
    brand: fc.constantFrom(...slugs.brand).map((slug) => ({ slug, name: slug })),
    categories: fc.nat({ max: 1 }).map(categoryRefs),
    title: fc.constantFrom("Casque sans fil", "Sac en cuir", "Crème visage"),
    createdAt: fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01"),
  })
  .map(productOf)

/** Up to 30 products that share few values, so that filters meet. */
export const anyCatalogue = fc
  .array(anyProduct, { maxLength: 30 })
  .map((products) => products.map((product, id) => ({ ...product, id })))

const price = fc.option(fc.integer({ min: 1, max: 200_000 }).map((dinars) => dinars * 100))

function someOf<T extends string>(values: readonly T[]) {
  return fc.subarray([...values]).map((chosen) => chosen.toSorted())
}

/** A query as an address can hold it. */
export const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    minPrice: price,
    maxPrice: price,
    status: someOf(listingStatuses),
    productType: someOf(productTypes),
    category: someOf(slugs.category),
    subCategory: someOf(slugs.subCategory),
    brand: someOf(slugs.brand),
    searchText: fc.constantFrom("", "sac", "crème & visage", "100 % cuir", "سماعات"),
    sort: fc.constantFrom(...listingSorts),
    view: fc.constantFrom(null, ...listingViews),
    page: fc.integer({ min: 1, max: 20 }),
  })
  .filter(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice)
