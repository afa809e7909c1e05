import { cartProduct } from "#core/cart.ts"
import { isLocale } from "#core/locale.ts"
import { storedProduct } from "#core/stored-cart.ts"
import { contentContext } from "../content/content.server.ts"
import type { Route } from "./+types/cart-lines"

const mostLines = 100

/** `GET /cart-lines?slugs=a,b&locale=fr`: present price and stock of a cart's products, in dinars as on the wire;
 *  `product: null` for one that is not sold any more. A documentId or an id is understood in place of a slug. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get("locale")
  const products = await context.get(contentContext).products(isLocale(asked) ? asked : "fr")
  const slugs = (url.searchParams.get("slugs") ?? "").split(",").filter(Boolean).slice(0, mostLines)
  const lines = slugs.map((slug) => {
    const product = products.find((one) => one.slug === slug || one.documentId === slug || String(one.id) === slug)
    return { slug, product: product ? storedProduct(cartProduct(product)) : null }
  })
  return Response.json(lines, { headers: { "cache-control": "no-store" } })
}
