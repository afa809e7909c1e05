import { OwnWishlist } from "../cart/wishlist/own-wishlist.tsx"
import { savedFacts } from "../cart/wishlist/saved-meta.ts"
import { savedPage } from "../cart/wishlist/saved-page.server.ts"
import { findProducts } from "../cart/wishlist/saved-query.server.ts"
import { SharedWishlist } from "../cart/wishlist/shared-wishlist.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/wishlist"
import "../lists/saved-lists.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const loader = (args: Route.LoaderArgs) => savedPage(args, findProducts)

export const meta: Route.MetaFunction = metaOf(({ shared }, words) => savedFacts("wishlist", shared, words))

export default function Wishlist({ loaderData: { often, shared } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/wishlist", label: t("wishlist.title") }]} />
      {shared ? <SharedWishlist products={shared} /> : <OwnWishlist often={often} />}
    </div>
  )
}
