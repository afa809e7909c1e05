import { parseListing } from "#core/catalogue/listing-params.ts"
import { contentContext } from "../api-client/content.server.ts"
import { toLocale } from "../i18n/addresses.ts"
import { visitContext } from "../request/visit.server.ts"
import { countSearch } from "../search/search-limit.server.ts"
import type { Route } from "./+types/suggestions"

/** `GET /suggestions?searchText=…&productType=…&locale=fr`: products and categories for a text as one types it. Each text
 *  is another address, so browsers keep the answer and the shop's page cache does not. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const left = countSearch(context.get(visitContext))
  if (left !== null) return Response.json(null, { status: 429, headers: { "retry-after": String(left) } })
  const locale = toLocale(url.searchParams.get("locale"))
  const content = context.get(contentContext)
  const suggestions = await content.suggestions(parseListing(url.searchParams), locale)
  return Response.json(suggestions, { headers: { "cache-control": "private, max-age=60" } })
}
