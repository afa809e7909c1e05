import { startingPerson } from "../forms/person-form-values.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { answerCheckout } from "../orders/checkout/answer-checkout.server.ts"
import { CheckoutScreen } from "../orders/checkout/checkout-screen.tsx"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/checkout"
import "../cart/ordering.css"
import "../lists/saved-lists.css"
import "../lists/cart-contents.css"
import "../orders/checkout/checkout.css"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  const { wilaya } = startingPerson
  return { ...place, wilaya, places: await pagePlaces(content, { wilaya, locale }) }
}

export const meta: Route.MetaFunction = metaOf((_data, { t, shop }) => ({
  path: "/checkout",
  hidden: true,
  title: t("checkout.title"),
  description: t("checkout.description", { shop }),
}))

export const action = (args: Route.ActionArgs) => answerCheckout(formRequest(args))

export default function Checkout({ loaderData: { wilaya, places }, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const steps = [
    { path: "/cart", label: t("cart.title") },
    { path: "/checkout", label: t("checkout.title") },
  ]
  return (
    <div className="wrap above-foot">
      <Crumbs steps={steps} />
      <CheckoutScreen wilaya={wilaya} {...places} answer={actionData} />
    </div>
  )
}
