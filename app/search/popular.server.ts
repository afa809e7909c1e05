import { plainListing } from "#core/catalogue/listing-query.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../api-client/content.server.ts"
import type { Category } from "../api-client/content.ts"
import { categoriesOrNone } from "../api-client/found-or-default.server.ts"

const productsShown = 4

/** Content of a search page without results: the categories and the products in stock that sell best. */
export type Popular = { categories: Category[]; products: Product[] }

/** Reads what sells best. */
export async function findPopular(content: Content, locale: Locale): Promise<Popular> {
  const [categories, { categories: popular }, products] = await Promise.all([
    categoriesOrNone(content, locale),
    content.suggestions(plainListing, locale),
    content.row({ rule: "best-sellers", limit: productsShown }, locale),
  ])
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  return { categories: popular.flatMap(({ slug }) => bySlug.get(slug) ?? []), products }
}
