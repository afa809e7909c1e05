import { OwnComparison } from "../compare/own-comparison.tsx"
import { SharedComparison } from "../compare/shared-comparison.tsx"
import { contentContext } from "../content/content.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { savedMeta } from "../wishlist/saved-meta.ts"
import { savedPage } from "../wishlist/saved-page.server.ts"
import { comparedProducts } from "../wishlist/saved-query.server.ts"

import type { Route } from "./+types/compare"
import "../styles/kept-lists.css"
import "../styles/comparison.css"

export const handle = { layout: "default" } satisfies RouteHandle

export function loader({ url, context }: Route.LoaderArgs) {
  return savedPage(context.get(contentContext), url, comparedProducts)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? savedMeta({ ...loaderData, list: "compare", shopName: matches[0].loaderData?.settings.shopName }) : []

export default function Compare({ loaderData: { often, shared } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap pb-(--section)">
      <Crumbs steps={[{ path: "/compare", label: t("compare.title") }]} />
      {shared ? <SharedComparison products={shared} /> : <OwnComparison often={often} />}
    </div>
  )
}
