import { isUnfilled } from "../api-client/found-or-default.server.ts"
import { homeDescription, homeTitle } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { HomeSections } from "../content/home/home-sections.tsx"
import { Opening } from "../content/home/opening.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/home"
import "../content/home/home.css"
import { metaOf } from "../page/seo.ts"
import { shopData, siteData } from "../page/shop-data.ts"

export const handle = { layout: "backup-layout-one" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((page, { t, settings }) => {
  // No search engine shall show a shop that is not filled yet.
  if (!page.isFilled) return { path: "/", hidden: true, title: t("construction.title"), description: t("opening.text") }
  const { picture, head, ...place } = page
  return {
    picture,
    head,
    path: "/",
    title: homeTitle(settings, t),
    description: homeDescription(settings, t),
    about: settings && [shopData(place, settings), siteData(place, settings)],
  }
})

export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  if (await isUnfilled(content, locale)) return { isFilled: false as const, ...place, now: new Date().toISOString() }
  return { isFilled: true as const, ...(await readHomePage("home", { locale, content, place })) }
}

export default function HomeScreen({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { now } = loaderData
  const { settings } = matches[0].loaderData
  if (!loaderData.isFilled) return <Opening settings={settings} now={now} />
  return <HomeSections sections={loaderData.sections} title={homeTitle(settings, t)} settings={settings} now={now} />
}
