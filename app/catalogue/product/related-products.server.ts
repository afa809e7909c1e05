import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"

const shown = 4

/** Products to go on with: those that share a category first, then those of the same universe. */
export async function relatedProducts(content: Content, product: Product, locale: Locale): Promise<Product[]> {
  const { id: except, productType } = product
  const categories = product.categories.map(({ slug }) => slug)
  return content.row({ rule: "related", limit: shown, productType, categories, except }, locale)
}
