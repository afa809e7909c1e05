import { contentContext } from "../content/content.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { keptMeta } from "../wishlist/kept-meta.ts"
import { keptPage } from "../wishlist/kept-page.server.ts"
import { productsOf } from "../wishlist/kept-query.server.ts"
import { OwnWishlist } from "../wishlist/own-wishlist.tsx"
import { SharedWishlist } from "../wishlist/shared-wishlist.tsx"
import type { Route } from "./+types/wishlist"
import "../styles/kept-lists.css"

export const handle = { layout: "default" } satisfies RouteHandle

export function loader({ url, context }: Route.LoaderArgs) {
  return keptPage(context.get(contentContext), url, productsOf)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? keptMeta({ ...loaderData, list: "wishlist", shopName: matches[0].loaderData?.settings.shopName }) : []

export default function Wishlist({ loaderData: { often, shared } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap pb-(--section)">
      <Crumbs steps={[{ path: "/wishlist", label: t("wishlist.title") }]} />
      {shared ? <SharedWishlist products={shared} /> : <OwnWishlist often={often} />}
    </div>
  )
}
