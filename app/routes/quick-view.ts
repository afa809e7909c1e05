import { contentContext } from "../api-client/content.server.ts"
import { toBlockProduct } from "../cards/block-product.ts"
import type { QuickViewData } from "../catalogue/quick-view/quick-view-contents.tsx"
import { findProductSizeGuide } from "../catalogue/size-guide/size-guide.server.ts"
import { toLocale } from "../i18n/addresses.ts"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { startingOrder } from "../orders/order-form/sending/order-form-values.ts"
import type { Route } from "./+types/quick-view"

/** `GET /quick-view/{slug}?locale=fr`: one product with its order form, for the quick view. 404 'Product not found'. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = toLocale(url.searchParams.get("locale"))
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
