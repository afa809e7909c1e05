import { storedProduct } from "#core/cart/stored-cart.ts"
import { contentContext } from "../api-client/content.server.ts"
import { currentLines } from "../cart/current-lines.server.ts"
import { toLocale } from "../i18n/addresses.ts"
import type { Route } from "./+types/cart-lines"

const maxLines = 100

/** `GET /cart-lines?slugs=a,a,b&variants=x,y,&locale=fr`: present price and stock of a cart's lines, in dinars as on the
 *  wire; `product: null` for one that is not sold any more, `needsChoice` where a variant has to be chosen. A documentId
 *  or an id is understood in place of a slug, and so is an address that a product had before. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const variants = (url.searchParams.get("variants") ?? "").split(",")
  const slugs = (url.searchParams.get("slugs") ?? "").split(",")
  const lines = slugs.map((slug, index) => ({ slug, variant: variants[index] ?? "" })).filter(({ slug }) => slug !== "")
  const current = await currentLines(
    context.get(contentContext),
    lines.slice(0, maxLines),
    toLocale(url.searchParams.get("locale")),
  )
  const answer = current.map(({ product, ...line }) => ({ ...line, product: product && storedProduct(product) }))
  return Response.json(answer, { headers: { "cache-control": "no-store" } })
}
