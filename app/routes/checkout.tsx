import { contentContext } from "../api-client/content.server.ts"
import { startingPerson } from "../forms/person-form-values.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { answerCheckout } from "../orders/checkout/answer-checkout.server.ts"
import { CheckoutScreen } from "../orders/checkout/checkout-screen.tsx"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { metaOf } from "../page/seo.ts"
import { formTimesContext } from "../request/form-times.server.ts"
import { formIn, visitContext } from "../request/visit.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/checkout"
import "../cart/ordering.css"
import "../lists/saved-lists.css"
import "../lists/cart-contents.css"
import "../orders/checkout/checkout.css"
import { splitLocale } from "../i18n/addresses.ts"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const { wilaya } = startingPerson
  return { wilaya, places: await pagePlaces(content, { wilaya, locale }), locale, origin: url.origin }
}

export const meta: Route.MetaFunction = metaOf((_data, { t, shop }) => ({
  path: "/checkout",
  hidden: true,
  title: t("checkout.title"),
  description: t("checkout.description", { shop }),
}))

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const form = formIn(context)
  const [content, visit] = [context.get(contentContext), context.get(visitContext)]
  return answerCheckout({
    form,
    locale,
    content,
    visit,
    formTimes: context.get(formTimesContext),
    request,
  })
}

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
