import { OwnComparison } from "../cart/compare/own-comparison.tsx"
import { SharedComparison } from "../cart/compare/shared-comparison.tsx"
import { savedFacts } from "../cart/wishlist/saved-meta.ts"
import { savedPage } from "../cart/wishlist/saved-page.server.ts"
import { comparedProducts } from "../cart/wishlist/saved-query.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"

import type { Route } from "./+types/compare"
import "../lists/saved-lists.css"
import "../cart/compare/comparison.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const loader = (args: Route.LoaderArgs) => savedPage(args, comparedProducts)

export const meta: Route.MetaFunction = metaOf(({ shared }, words) => savedFacts("compare", shared, words))

export default function Compare({ loaderData: { often, shared } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/compare", label: t("compare.title") }]} />
      {shared ? <SharedComparison products={shared} /> : <OwnComparison often={often} />}
    </div>
  )
}
