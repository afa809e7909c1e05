import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../../api-client/content.server.ts"
import { recordTags } from "../../../api-client/seam/tag-clock.server.ts"

type Deal = { product: Product; end: string }

/** A deal with the units that are left now: it shows them, and a row of products is not read again when units are sold. */
export async function withUnits(content: Content, deal: Deal | null, locale: Locale): Promise<Deal | null> {
  if (!deal) return null
  const { id, slug } = deal.product
  recordTags([`product:${id}`])
  const product = (await content.products([slug], locale)).get(slug)
  return product ? { ...deal, product } : deal
}
