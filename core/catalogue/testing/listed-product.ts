import fc from "fast-check"
import { type ListingQuery, listingSorts, listingStatuses, listingViews } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import type { CategoryRef } from "../product.ts"
import { productTypes } from "../product-type.ts"

/** A product for tests; out of stock when its quantity is 0. */
export function listedProduct(part: Partial<ListedProduct> = {}): ListedProduct {
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
    variants: [],
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

const colors = ["blanc", "noir", "rouge"]
const shoes = ["40", "41", "42"]

/** Variants of colours and sizes, of which any are sold and any have units; none of a product that is out of stock. */
const anyVariants = fc.subarray(
  ["", ...colors].flatMap((color) => ["", ...shoes].map((size) => ({ color, size }))),
  { maxLength: 6 },
)

/** Gives a product options and variants.
 *  @param tone tells apart what several products call by one code */
export const anyOptions = fc
  .record({
    chosen: anyVariants,
    units: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    kind: fc.constantFrom("shoe" as const, "waist" as const),
    tone: fc.constantFrom("#111111", "#222222"),
  })
  .map(({ chosen, units, kind, tone }) => (quantity: number) => ({
    colors: colors.map((code) => ({ code, name: code, hex: tone, image: null })),
    sizeOption: { kind, values: shoes.map((code) => ({ code, name: code })) },
    variants: chosen.map((choice, place) => {
      const status = quantity > 0 && units[place] ? ("in-stock" as const) : ("out-of-stock" as const)
      return { ...choice, status }
    }),
  }))

/** Sizes as addresses name them; one that no product has. */
export const anySizes = ["shoe-40", "shoe-42", "waist-40", "waist-42", "42"]
export const anyColors = ["blanc", "noir", "rose"]

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
    options: anyOptions,
  })
  .map(({ options, ...part }) => listedProduct({ ...part, ...options(part.quantity) }))

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
    size: someOf(anySizes),
    color: someOf(anyColors),
    brand: someOf(slugs.brand),
    searchText: fc.constantFrom("", "sac", "crème & visage", "100 % cuir", "سماعات"),
    sort: fc.constantFrom(...listingSorts),
    view: fc.constantFrom(null, ...listingViews),
    page: fc.integer({ min: 1, max: 20 }),
  })
  .filter(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice)
