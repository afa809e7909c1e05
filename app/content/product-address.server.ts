import { redirect } from "react-router"
import { type Locale, localizedPath } from "#core/locale.ts"
import type { ProductDetail } from "#core/product.ts"
import type { Content } from "./content.server.ts"

/** The product behind a slug; the way to it behind a documentId or a slug of before.
 *  @param at the page's language and its path without language and id
 *  @throws a redirect, or the 404 'Product not found' */
export async function productOrItsAddress(
  content: Content,
  id: string,
  { locale, path }: { locale: Locale; path: string },
): Promise<ProductDetail> {
  try {
    return await content.productBySlug(id, locale)
  } catch (problem) {
    const slug = await content.slugOf(id)
    if (slug) throw redirect(localizedPath(locale, `${path}/${slug}`), 301)
    throw problem
  }
}
