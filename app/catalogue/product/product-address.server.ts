import type { ProductDetail } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { pagePath } from "../../i18n/addresses.ts"
import { redirectTo } from "../../request/redirect.server.ts"
import type { ProductPagePath } from "./product-page-layouts.ts"

/** The product behind a slug; the way to it behind a documentId or a slug of before.
 *  @param at the page's language and its path without language and id
 *  @throws a redirect, or the 404 'Product not found' */
export async function productOrItsAddress(
  content: Content,
  id: string,
  { locale, path }: { locale: Locale; path: ProductPagePath },
): Promise<ProductDetail> {
  try {
    return await content.productBySlug(id, locale)
  } catch (error) {
    const slug = await content.slugOf(id)
    if (slug) throw redirectTo(pagePath(locale, `${path}/:slug`, { params: { slug } }), { status: 301 })
    throw error
  }
}
