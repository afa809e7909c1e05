import { splitLocale } from "#core/locale.ts"
import { contentContext } from "../content/content.server.ts"
import { i18nOf, useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { bestsellers, productsOf } from "../wishlist/kept-query.server.ts"
import { OwnWishlist } from "../wishlist/own-wishlist.tsx"
import { SharedWishlist } from "../wishlist/shared-wishlist.tsx"
import type { Route } from "./+types/wishlist"
import "../styles/kept-lists.css"

export const handle = { layout: "default" } satisfies RouteHandle

/** `?products=slug,slug` shows a list that somebody shared; without it the page shows the browser's own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const asked = url.searchParams.get("products")
  const [often, answers] = await Promise.all([bestsellers(content, locale), productsOf(content, asked, locale)])
  const shared = asked === null ? null : answers.flatMap(({ product }) => product ?? [])
  return { often, shared, locale, origin: url.origin }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, shared } = loaderData
  const { t } = i18nOf(locale)
  const shopName = matches[0].loaderData?.settings.shopName
  return pageMeta({
    ...{ locale, origin, shopName, path: "/wishlist", hidden: true },
    title: t(shared ? "wishlist.sharedList.title" : "wishlist.title"),
    description: t("wishlist.description", { shop: shopName ?? t("shell.shopName") }),
    picture: shared?.[0]?.image?.url,
  })
}

export default function Wishlist({ loaderData: { often, shared } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap pb-(--section)">
      <Crumbs steps={[{ path: "/wishlist", label: t("wishlist.title") }]} />
      {shared ? <SharedWishlist products={shared} /> : <OwnWishlist often={often} />}
    </div>
  )
}
