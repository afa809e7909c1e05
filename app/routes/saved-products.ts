import type { Product, ProductDetail } from "#core/catalogue/product.ts"
import { contentContext } from "../api-client/content.server.ts"
import { comparedProducts, findProducts } from "../cart/wishlist/saved-query.server.ts"
import { toLocale } from "../i18n/addresses.ts"
import type { Route } from "./+types/saved-products"

/** A product as the shop sells it now; null = not sold any more. `slug` is as it was asked. */
export type SavedAnswer = { slug: string; product: Product | null }

/** The same with what the comparison's table shows. */
export type ComparedAnswer = { slug: string; product: ProductDetail | null }

/** `GET /saved-products?slugs=a,b&locale=fr`: the products of a wishlist; with `detail=1` those of a comparison. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = toLocale(url.searchParams.get("locale"))
  const content = context.get(contentContext)
  const slugs = url.searchParams.get("slugs")
  const answers: (SavedAnswer | ComparedAnswer)[] = url.searchParams.has("detail")
    ? await comparedProducts(content, slugs, locale)
    : await findProducts(content, slugs, locale)
  return Response.json(answers, { headers: { "cache-control": "no-store" } })
}
