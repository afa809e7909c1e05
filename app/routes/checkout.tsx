import { useEffect } from "react"
import type { ShouldRevalidateFunctionArgs } from "react-router"
import { clear } from "#core/cart/cart.ts"
import { titledByCart } from "#core/cart/cart-order.ts"
import { contentContext } from "../api-client/content.server.ts"
import { cartStore } from "../cart/cart-store.ts"
import { startAccount } from "../customers/account/start-account.ts"
import { createI18n, useI18n } from "../i18n/i18n.tsx"
import { answerCheckout } from "../orders/checkout/answer-checkout.server.ts"
import type { CheckoutAnswer } from "../orders/checkout/checkout-answer.ts"
import { checkoutGoods, readCheckout } from "../orders/checkout/checkout-form-values.ts"
import { CheckoutScreen } from "../orders/checkout/checkout-screen.tsx"
import { clearForm } from "../orders/checkout/saved-checkout.ts"
import { packedPlaces } from "../orders/order-form/delivery/packed-places.server.ts"
import { usePlaces } from "../orders/order-form/delivery/use-places.ts"
import { startingPerson } from "../orders/order-form/person-form-values.ts"
import { sendOrder } from "../orders/order-form/sending/send-order.ts"
import { formTimesContext } from "../shell/form-time/form-times.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import { formIn, visitContext } from "../shell/visit.server.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/checkout"
import "../styles/screens/ordering.css"
import "../styles/screens/saved-lists.css"
import "../styles/screens/cart-contents.css"
import "../styles/screens/checkout.css"
import { splitLocale } from "../i18n/addresses.ts"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const { wilaya } = startingPerson
  return { wilaya, places: await packedPlaces(content, { wilaya, locale }), locale, origin: url.origin }
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
    path: "/checkout",
    hidden: true,
    title: t("checkout.title"),
    description: t("checkout.description", { shop: shopName ?? t("shell.shopName") }),
  })
}

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

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const typed = readCheckout(form)
  const { wilaya, delivery, lines } = typed
  const lost: CheckoutAnswer = { alert: { kind: "failed" }, sent: { wilaya, delivery, lines } }
  const send = async () => {
    const { alert, sent } = await serverAction()
    if (alert.kind !== "conflict") return { alert, sent }
    return { alert: { ...alert, conflict: titledByCart(alert.conflict, lines, cartStore().get()) }, sent }
  }
  return sendOrder<CheckoutAnswer>({ form, goods: checkoutGoods(typed), send, lost }, () => {
    cartStore().change(clear)
    clearForm()
  })
}

/** Prices of delivery may have changed with the rest. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function Checkout({ loaderData: { wilaya, places } }: Route.ComponentProps) {
  const { wilayas, communes } = usePlaces(places)
  const { t } = useI18n()
  // The form is there at once, so what fills it in does not wait for the page to be idle.
  useEffect(startAccount, [])
  const steps = [
    { path: "/cart", label: t("cart.title") },
    { path: "/checkout", label: t("checkout.title") },
  ]
  return (
    <div className="wrap above-foot">
      <Crumbs steps={steps} />
      <CheckoutScreen wilayas={wilayas} communes={{ wilaya, list: communes }} />
    </div>
  )
}
