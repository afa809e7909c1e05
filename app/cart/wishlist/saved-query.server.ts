import { maxCompared } from "#core/cart/compare.ts"
import type { Product, ProductDetail } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { type CardProduct, onCard } from "../../cards/on-card.ts"
import { findListedProducts } from "../listed-products.server.ts"

export type Answer<Found> = { slug: string; product: Found | null }

/** As many products as one question may be about. */
export const maxRequested = 100

function parseSlugs(list: string | null, max: number): string[] {
  const slugs = (list ?? "").split(",").filter(Boolean)
  return [...new Set(slugs)].slice(0, max)
}

/** The products behind a list such as `slug,slug`. A documentId, an id or an address of before is understood in place of a
 *  slug. What nothing is known of is left out. */
export async function findProducts(content: Content, list: string | null, locale: Locale): Promise<Answer<Product>[]> {
  const slugs = parseSlugs(list, maxRequested)
  const products = await findListedProducts(content, slugs, locale)
  return slugs.flatMap((slug) => {
    const product = products.get(slug)
    return product === undefined ? [] : { slug, product }
  })
}

/** The same, four at most, with all that their own pages show. */
export async function comparedProducts(content: Content, list: string | null, locale: Locale) {
  const answers = await findProducts(content, parseSlugs(list, maxCompared).join(","), locale)
  return Promise.all(
    answers.map(async ({ slug, product }): Promise<Answer<ProductDetail>> => {
      return { slug, product: product && (await content.productBySlug(product.slug, locale)) }
    }),
  )
}

/** The shop's bestsellers that can be had, for an empty list. */
export async function bestsellers(content: Content, locale: Locale): Promise<CardProduct[]> {
  return (await content.row({ rule: "best-sellers", limit: 4 }, locale)).map(onCard)
}
