import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import { isLocale } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import { type BlockProduct, toBlockProduct } from "../catalogue/product/block-product.ts"
import { findProductSizeGuide } from "../catalogue/size-guide/size-guide.server.ts"
import { shopMainLocale } from "../i18n/addresses.ts"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { startingOrder } from "../orders/order-form/sending/order-form-values.ts"
import type { Route } from "./+types/quick-view"

/** What the product detail block needs beside the page. */
export type QuickViewData = {
  product: BlockProduct
  wilayas: Wilaya[]
  communes: Commune[]
  sizeGuide: SizeGuideRef | null
  now: string
}

/** `GET /quick-view/{slug}?locale=fr`: one product with its order form, for the quick view. 404 'Product not found'. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const localeParam = url.searchParams.get("locale")
  const locale = isLocale(localeParam) ? localeParam : shopMainLocale()
  const content = context.get(contentContext)
  const [product, places] = await Promise.all([
    content.productBySlug(params.slug, locale),
    pagePlaces(content, { wilaya: startingOrder().wilaya, locale }),
  ])
  const answer: QuickViewData = {
    product: toBlockProduct(product),
    ...places,
    now: new Date().toISOString(),
    sizeGuide: await findProductSizeGuide(content, product, locale),
  }
  return Response.json(answer, { headers: { "cache-control": "no-cache" } })
}
