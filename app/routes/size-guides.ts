import { isLocale } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import { sizeGuideAt } from "../catalogue/size-guide/size-guide.server.ts"
import { shopMainLocale } from "../i18n/addresses.ts"
import type { Route } from "./+types/size-guides"

/** `GET /size-guides/{kind}?locale=fr&brand=tell`: a size guide for its dialog. 404 'Size guide not found'. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const localeParam = url.searchParams.get("locale")
  const guide = await sizeGuideAt(
    context.get(contentContext),
    { kind: params.kind, params: url.searchParams },
    isLocale(localeParam) ? localeParam : shopMainLocale(),
  )
  return Response.json(guide, { headers: { "cache-control": "no-cache" } })
}
