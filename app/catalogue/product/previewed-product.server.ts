import type { ProductDetail } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { createI18n } from "../../i18n/i18n.tsx"

/** A preview is stored nowhere and found by nobody. */
export const hidden = { "cache-control": "no-store", "x-robots-tag": "noindex" }

/** Whether a product's page is asked for by the token of a preview: no slug and no documentId has a dot. */
export const isPreview = (id: string): boolean => id.startsWith("products.")

/** A product before it appears; its title says so, as the page's scripts know nothing of previews.
 *  @throws a 404 'Product not found' for a token that opens nothing */
export async function previewedProduct(content: Content, token: string, locale: Locale): Promise<ProductDetail> {
  const product = await content.previewedProduct(token, locale)
  return { ...product, title: createI18n(locale).t("blog.previewOf", { title: product.title }) }
}
