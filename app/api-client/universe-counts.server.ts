import { plainListing } from "#core/catalogue/listing-query.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "./content.server.ts"

/** How many products each universe has. */
export async function universeCounts(content: Pick<Content, "listing">, locale: Locale): Promise<Map<string, number>> {
  const { facets } = await content.listing(plainListing, locale, { pageSize: 1 })
  return facets.productType
}
