import { informationPageAt } from "../api-client/information-pages.ts"
import { findPageContent } from "../content/pages/find-page.server.ts"
import { InformationScreen } from "../content/pages/information-screen.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { shopData } from "../page/shop-data.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import type { Route } from "./+types/information"
import "../content/reading.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ page: { slug, title, description }, ...place }, { settings }) => ({
  path: `/${slug}`,
  title,
  description,
  steps: [{ path: `/${slug}`, label: title }],
  about: settings && slug === "about" ? [shopData(place, settings)] : undefined,
}))

export async function loader({ url, context, pattern }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const page = await content.page(informationPageAt(routePath(pattern)).slug, locale)
  return { ...place, ...(await findPageContent(content, page, locale)) }
}

/** About, delivery and returns, privacy, terms. */
export default function Information({ loaderData: { page, wilayas, universes } }: Route.ComponentProps) {
  return <InformationScreen page={page} wilayas={wilayas} universes={universes} />
}
