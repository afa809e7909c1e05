import { contentContext } from "../api-client/content.server.ts"
import { isUnfilled } from "../api-client/found-or-default.server.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { homeDescription, homeTitle } from "../content/home/home-words.ts"
import { Opening } from "../content/home/opening.tsx"
import { PageSections } from "../content/sections/page-sections.tsx"
import { createI18n, useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/home"
import "../styles/screens/home.css"
import type { MetaDescriptor } from "react-router"
import type { Settings, ShownHead } from "../api-client/content.ts"
import { splitLocale } from "../i18n/addresses.ts"
import { pageMeta } from "../shell/seo.ts"
import { shopData, siteData } from "../shell/shop-data.ts"
import { type Place, structuredData } from "../shell/structured-data.ts"

/** Title and description of the home page of a shop that is not filled yet; no search engine shall show it. */
function openingMeta(place: Place, settings: Settings | undefined): MetaDescriptor[] {
  const { t } = createI18n(place.locale)
  return pageMeta({
    ...place,
    path: "/",
    title: t("construction.title"),
    description: t("opening.text"),
    shopName: settings?.shopName,
    hidden: true,
  })
}

type HomePage = Place & { settings: Settings | undefined; picture: string | undefined; head?: ShownHead | undefined }

/** Title, description, addresses and structured data of the first home page: the shop itself. */
function homeMeta({ settings, picture, head, ...place }: HomePage): MetaDescriptor[] {
  const { t } = createI18n(place.locale)
  return [
    ...pageMeta({
      ...place,
      picture,
      head,
      path: "/",
      title: homeTitle(settings, t),
      description: homeDescription(settings, t),
      shopName: settings?.shopName,
    }),
    ...(settings ? [structuredData(shopData(place, settings), siteData(place, settings))] : []),
  ]
}

export const handle = { layout: "backup-layout-one" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin } = loaderData
  const settings = matches[0].loaderData?.settings
  if (!loaderData.isFilled) return openingMeta({ locale, origin }, settings)
  const { picture, head } = loaderData
  return homeMeta({ locale, origin, picture, head, settings })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  if (await isUnfilled(content, locale)) {
    return { isFilled: false as const, locale, origin: url.origin, now: new Date().toISOString() }
  }
  return { isFilled: true as const, ...(await readHomePage(content, "home", url)) }
}

export default function HomeScreen({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { now } = loaderData
  const { settings } = matches[0].loaderData
  if (!loaderData.isFilled) return <Opening settings={settings} now={now} />
  return <PageSections sections={loaderData.sections} title={homeTitle(settings, t)} settings={settings} now={now} />
}
