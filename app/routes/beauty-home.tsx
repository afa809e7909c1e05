import { contentContext } from "../api-client/content.server.ts"
import { universeHomeFacts } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { isUnderBar, PageSections } from "../content/sections/page-sections.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { BeautyLayout } from "../shell/layouts/over-hero-layout.tsx"
import type { Route } from "./+types/beauty-home"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((page, context) => universeHomeFacts("beauty", page, context))

export function loader({ url, context }: Route.LoaderArgs) {
  return readHomePage(context.get(contentContext), "home-3", url)
}

/** The beauty home page. */
export default function BeautyHome({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { sections, now } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <BeautyLayout hasHero={isUnderBar(sections[0])}>
      <PageSections sections={sections} title={t("homes.beauty.title")} settings={settings} now={now} />
    </BeautyLayout>
  )
}
