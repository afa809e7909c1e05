import { contentContext } from "../api-client/content.server.ts"
import { universeHomeFacts } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { PageSections } from "../content/sections/page-sections.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { FashionLayout } from "../shell/layouts/two-bar-layouts.tsx"
import type { Route } from "./+types/fashion-home"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((page, context) => universeHomeFacts("fashion", page, context))

export function loader({ url, context }: Route.LoaderArgs) {
  return readHomePage(context.get(contentContext), "home-2", url)
}

/** The fashion home page. */
export default function FashionHome({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { sections, now } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <FashionLayout>
      <PageSections sections={sections} title={t("homes.fashion.title")} settings={settings} now={now} />
    </FashionLayout>
  )
}
