import { data } from "react-router"
import type { SectionPage } from "#core/content/sections/section.ts"
import { contentContext } from "../api-client/content.server.ts"
import { hidden } from "../catalogue/product/previewed-product.server.ts"
import { homeTitle } from "../content/home/home-meta.ts"
import { isUnderBar, PageSections } from "../content/sections/page-sections.tsx"
import { readGivenSections } from "../content/sections/read-sections.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { metaOf } from "../page/seo.ts"
import { ElectronicsLayout } from "../shell/layouts/electronics-layout.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { BeautyLayout, JewelryLayout } from "../shell/layouts/over-hero-layout.tsx"
import { FashionLayout } from "../shell/layouts/two-bar-layouts.tsx"
import type { Route } from "./+types/home-preview"
import "../content/home/home.css"
import { splitLocale } from "../i18n/addresses.ts"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_page, { t, settings }) => ({
  title: t("blog.previewOf", { title: homeTitle(settings, t) }),
  description: "",
  path: "/",
  hidden: true,
}))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const layouts = {
  home: ElectronicsLayout,
  "home-2": FashionLayout,
  "home-3": BeautyLayout,
  "home-4": JewelryLayout,
} satisfies Record<SectionPage, unknown>

const universes = { "home-2": "fashion", "home-3": "beauty", "home-4": "jewelry" } as const

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const { page, sections: given, places: order } = await content.previewedHome(token, locale)
  const now = new Date().toISOString()
  const { sections } = await readGivenSections(content, given, { locale, now })
  const places = Object.fromEntries(order.map((place, at) => [String(at + 1), place]))
  return data({ locale, origin: url.origin, now, page, sections, places }, { headers: hidden })
}

/** Preview of a home page with unsaved sections, by its link; never cached. */
export default function HomePreview({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { page, sections, places, now } = loaderData
  const { settings } = matches[0].loaderData
  const Layout = layouts[page]
  const title = page === "home" ? homeTitle(settings, t) : t(`homes.${universes[page]}.title`)
  return (
    <Layout hasHero={isUnderBar(sections[0])}>
      <PageSections sections={sections} title={title} settings={settings} now={now} places={places} />
    </Layout>
  )
}
