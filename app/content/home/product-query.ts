import { isInStock, type Product, type ProductType } from "#core/catalogue/product.ts"
import type { Row } from "../../api-client/listing.ts"
import { onCard } from "../../catalogue/product/card/on-card.ts"

/** What a section asks of the catalogue: those that sell best, the best reviewed, the latest, the favourites. */
export type ProductQuery = {
  universe: ProductType
  first: "selling" | "rated" | "fresh" | "featured"
  limit: number
  /** Slug of a category. */
  category?: string
}

const ranks: Record<ProductQuery["first"], (a: Product, b: Product) => number> = {
  selling: (a, b) => b.sellCount - a.sellCount,
  rated: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount,
  fresh: () => 0,
  featured: (a, b) => Number(b.featured) - Number(a.featured),
}

const rules = {
  selling: "section-selling",
  rated: "section-rated",
  fresh: "section-fresh",
  featured: "section-featured",
} as const

/** The row that holds what a section shows. */
export function rowOf({ universe, first, limit, category }: ProductQuery): Row {
  return { rule: rules[first], limit, productType: universe, ...(category !== undefined && { category }) }
}

/** The products that a section shows; what can be bought stands before what is sold out.
 *  @param products newest first */
export function queryProducts(products: Product[], { universe, first, limit, category }: ProductQuery): Product[] {
  const own = products.filter(
    (product) =>
      product.productType === universe &&
      (category === undefined || product.categories.some(({ slug }) => slug === category)),
  )
  const ranked = own.toSorted((a, b) => Number(isInStock(b)) - Number(isInStock(a)) || ranks[first](a, b))
  return ranked.slice(0, limit).map(onCard)
}

/** Answers several queries at once, each under its section's name. */
export function queryAll<Name extends string>(
  products: Product[],
  queries: Record<Name, ProductQuery>,
): Record<Name, Product[]> {
  const names = Object.keys(queries) as Name[]
  return Object.fromEntries(names.map((name) => [name, queryProducts(products, queries[name])])) as Record<
    Name,
    Product[]
  >
}
