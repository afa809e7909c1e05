import { data } from "react-router"
import { hidden } from "../catalogue/product/previewed-product.server.ts"
import { homeTitle } from "../content/home/home-meta.ts"
import { readGivenSections } from "../content/sections/read-sections.server.ts"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { HomeScreen } from "../shell/layouts/home-screen.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/home-preview"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_page, { t, settings }) => ({
  title: t("blog.previewOf", { title: homeTitle(settings, t) }),
  description: "",
  path: "/",
  hidden: true,
}))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const { page, sections: given, places: order } = await content.previewedHome(token, locale)
  const now = new Date().toISOString()
  const { sections } = await readGivenSections(content, given, { locale, now })
  const places = Object.fromEntries(order.map((place, at) => [String(at + 1), place]))
  return data({ ...place, now, page, sections, places }, { headers: hidden })
}

/** Preview of a home page with unsaved sections, by its link; never cached. */
export default function HomePreview({ loaderData, matches }: Route.ComponentProps) {
  const { page, sections, places, now } = loaderData
  const { settings } = matches[0].loaderData
  return <HomeScreen page={page} sections={sections} settings={settings} now={now} places={places} />
}
