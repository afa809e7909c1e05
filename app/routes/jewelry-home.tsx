import { contentContext } from "../api-client/content.server.ts"
import { universeHomeFacts } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { isUnderBar, PageSections } from "../content/sections/page-sections.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { JewelryLayout } from "../shell/layouts/over-hero-layout.tsx"
import type { Route } from "./+types/jewelry-home"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((page, context) => universeHomeFacts("jewelry", page, context))

export function loader({ url, context }: Route.LoaderArgs) {
  return readHomePage(context.get(contentContext), "home-4", url)
}

/** The jewelry home page. */
export default function JewelryHome({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { sections, now } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <JewelryLayout hasHero={isUnderBar(sections[0])}>
      <PageSections sections={sections} title={t("homes.jewelry.title")} settings={settings} now={now} />
    </JewelryLayout>
  )
}
