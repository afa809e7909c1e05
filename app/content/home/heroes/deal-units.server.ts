import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../../api-client/content.server.ts"
import { report } from "../../../api-client/seam/report.server.ts"
import { recordTags } from "../../../api-client/seam/tag-clock.server.ts"

type Deal = { product: Product; end: string }

/** A deal with the units that are left now: it shows them, and a row of products is not read again when units are sold. The
 *  product's own page shows them too, and its cached copy is the same one. */
export async function withUnits(content: Content, deal: Deal | null, locale: Locale): Promise<Deal | null> {
  if (!deal) return null
  const { id, slug } = deal.product
  recordTags([`product:${id}`])
  const { quantity, sellCount } = await content.productBySlug(slug, locale).catch((problem: unknown) => {
    report(problem)
    return deal.product
  })
  return { ...deal, product: { ...deal.product, quantity, sellCount } }
}
