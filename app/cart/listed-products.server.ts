import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../api-client/content.server.ts"

/** Addresses that are asked for one by one: those that a product has had. */
const maxRenamed = 5

/** Reads the products of a list that a browser keeps. A documentId, an id or an address that the product had before is accepted
 *  in place of its slug.
 *  @returns by name, null for what is not sold any more; of many unknown names only the first few are looked for, and the
 *  others are left out: nothing is known of them */
export async function findListedProducts(
  content: Pick<Content, "products" | "slugOf">,
  names: readonly string[],
  locale: Locale,
): Promise<Map<string, Product | null>> {
  const distinct = [...new Set(names)]
  const known = await content.products(distinct, locale)
  const strange = distinct.filter((name) => !known.has(name)).slice(0, maxRenamed)
  const slugs = await Promise.all(strange.map(async (name) => [name, await content.slugOf(name)] as const))
  const renamed = slugs.flatMap(([, slug]) => slug ?? [])
  const found = renamed.length > 0 ? await content.products(renamed, locale) : new Map<string, Product>()
  return new Map([...known, ...slugs.map(([name, slug]) => [name, found.get(slug ?? "") ?? null] as const)])
}
