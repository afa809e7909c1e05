import { cartProduct } from "#core/cart.ts"
import { isLocale } from "#core/locale.ts"
import { storedProduct } from "#core/stored-cart.ts"
import { contentContext } from "../content/content.server.ts"
import type { Route } from "./+types/cart-lines"

const mostLines = 100
/** Addresses that are asked for one by one: those that a product has had. */
const mostRenamed = 5

/** `GET /cart-lines?slugs=a,b&locale=fr`: present price and stock of a cart's products, in dinars as on the wire;
 *  `product: null` for one that is not sold any more. A documentId or an id is understood in place of a slug,
 *  and so is an address that a product had before. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get("locale")
  const content = context.get(contentContext)
  const locale = isLocale(asked) ? asked : "fr"
  const slugs = (url.searchParams.get("slugs") ?? "").split(",").filter(Boolean).slice(0, mostLines)
  const known = await content.products(slugs, locale)
  const strange = slugs.filter((slug) => !known.has(slug)).slice(0, mostRenamed)
  const renamed = new Map(await Promise.all(strange.map(async (slug) => [slug, await content.slugOf(slug)] as const)))
  const found = await content.products(
    [...renamed.values()].flatMap((slug) => slug ?? []),
    locale,
  )
  const lines = slugs.map((slug) => {
    const product = known.get(slug) ?? found.get(renamed.get(slug) ?? "")
    return { slug, product: product ? storedProduct(cartProduct(product)) : null }
  })
  return Response.json(lines, { headers: { "cache-control": "no-store" } })
}
