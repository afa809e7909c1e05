import { isInStock, type Product } from "#core/product.ts"
import type { Category } from "../content/content.ts"

type Catalogue = { products: Product[]; categories: Category[] }

const categoriesShown = 6
const productsShown = 4

/** The categories of the upper level that sell best. */
export function popularCategories({ products, categories }: Catalogue): Category[] {
  const sold = new Map<string, number>()
  for (const product of products) {
    for (const { slug } of product.categories) sold.set(slug, (sold.get(slug) ?? 0) + product.sellCount)
  }
  return categories
    .filter(({ parent, productCount }) => parent === null && productCount > 0)
    .toSorted((a, b) => (sold.get(b.slug) ?? 0) - (sold.get(a.slug) ?? 0))
    .slice(0, categoriesShown)
}

/** The products in stock that sell best. */
export function bestSellers({ products }: Pick<Catalogue, "products">): Product[] {
  return products
    .filter(isInStock)
    .toSorted((a, b) => b.sellCount - a.sellCount)
    .slice(0, productsShown)
}

/** What a search shows that has nothing else to show. */
export type Popular = { categories: Category[]; products: Product[] }

export function popularOf(catalogue: Catalogue): Popular {
  return { categories: popularCategories(catalogue), products: bestSellers(catalogue) }
}
