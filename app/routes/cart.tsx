import { contentContext } from "../api-client/content.server.ts"
import { CartScreen } from "../cart/cart-screen.tsx"
import { bestsellers } from "../cart/wishlist/saved-query.server.ts"
import { createI18n, useI18n } from "../i18n/i18n.tsx"
import { pageWilayas } from "../orders/order-form/delivery/places.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/cart"
import "../styles/screens/ordering.css"
import "../styles/screens/saved-lists.css"
import "../styles/screens/cart-contents.css"
import "../styles/screens/cart-page.css"
import { splitLocale } from "../i18n/addresses.ts"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const [wilayas, often] = await Promise.all([pageWilayas(content, locale), bestsellers(content, locale)])
  return { wilayas, often, locale, origin: url.origin }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin } = loaderData
  const { t } = createI18n(locale)
  const shopName = matches[0].loaderData?.settings.shopName
  return pageMeta({
    locale,
    origin,
    shopName,
    path: "/cart",
    hidden: true,
    title: t("cart.title"),
    description: t("cart.description", { shop: shopName ?? t("shell.shopName") }),
  })
}

export default function Cart({ loaderData: { wilayas, often } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/cart", label: t("cart.title") }]} />
      <CartScreen wilayas={wilayas} often={often} />
    </div>
  )
}
