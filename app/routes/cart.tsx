import { CartScreen } from "../cart/cart-screen.tsx"
import { bestsellers } from "../cart/wishlist/saved-query.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { estimatedWilayas } from "../orders/order-form/delivery/places.server.ts"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/cart"
import "../cart/ordering.css"
import "../lists/saved-lists.css"
import "../lists/cart-contents.css"
import "../cart/cart-page.css"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  const [wilayas, often] = await Promise.all([estimatedWilayas(content, locale), bestsellers(content, locale)])
  return { ...place, wilayas, often }
}

export const meta: Route.MetaFunction = metaOf((_data, { t, shop }) => ({
  path: "/cart",
  hidden: true,
  title: t("cart.title"),
  description: t("cart.description", { shop }),
}))

export default function Cart({ loaderData: { wilayas, often } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/cart", label: t("cart.title") }]} />
      <CartScreen wilayas={wilayas} often={often} />
    </div>
  )
}
