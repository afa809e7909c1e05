import { contentContext } from "../api-client/content.server.ts"
import { sizeGuideAt } from "../catalogue/size-guide/size-guide.server.ts"
import { toLocale } from "../i18n/addresses.ts"
import type { Route } from "./+types/size-guides"

/** `GET /size-guides/{kind}?locale=fr&brand=tell`: a size guide for its dialog. 404 'Size guide not found'. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const guide = await sizeGuideAt(
    context.get(contentContext),
    { kind: params.kind, params: url.searchParams },
    toLocale(url.searchParams.get("locale")),
  )
  return Response.json(guide, { headers: { "cache-control": "no-cache" } })
}
