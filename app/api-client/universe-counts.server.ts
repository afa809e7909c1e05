import { plainListing } from "#core/catalogue/listing-query.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "./content.server.ts"

/** How many products each universe has that the shop shows, in the shop's order; those without products are left out. */
export async function universeCounts(
  content: Pick<Content, "listing" | "universes">,
  locale: Locale,
): Promise<Map<string, number>> {
  const [{ facets }, universes] = await Promise.all([
    content.listing(plainListing, locale, { pageSize: 1 }),
    content.universes(locale),
  ])
  const counted = universes.map(({ slug }) => [slug, facets.productType.get(slug) ?? 0] as const)
  return new Map(counted.filter(([, count]) => count > 0))
}
