import { data } from "react-router"
import { RelatedList } from "../cards/related-list.tsx"
import { ClaimOrder } from "../customers/account/claim-order.tsx"
import { findClaimState } from "../customers/account/claim-state.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { OrderNotFound } from "../orders/confirmation/order-not-found.tsx"
import { OrderPlaced } from "../orders/confirmation/order-placed.tsx"
import { OrderReceipt } from "../orders/confirmation/order-receipt.tsx"
import { NextSteps, OrderReceived, OrderThanks } from "../orders/confirmation/order-thanks.tsx"
import { PayNow } from "../orders/confirmation/pay-now.tsx"
import { placedOrderPage } from "../orders/confirmation/placed-order.server.ts"
import { PrintButton } from "../orders/confirmation/print-button.tsx"
import { useLacks } from "../page/page.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { sessionIn } from "../request/session-cookie.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/confirmation-commande"
import "../orders/confirmation/placed.css"
import * as confirmation from "../orders/confirmation/confirmation.module.css"
import * as buttons from "../styles/buttons.module.css"
import * as panel from "../styles/panel.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ page, isReceipt }, { t, shop }) => ({
  path: "/confirmation-commande",
  hidden: true,
  title: t(page ? "confirmation.title" : isReceipt ? "confirmation.received" : "confirmation.unknown"),
  description: t("confirmation.description", { shop }),
}))

/** The page names a person and its address is the key to it: no cache may keep the one, no link may give away the other. */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "no-referrer" }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const token = url.searchParams.get("order") ?? ""
  const page = await placedOrderPage(content, token, { locale, request })
  const isReceipt = !page && (await content.isReceipt(token))
  const account = page ? await findClaimState(content, { session: sessionIn(request), token }) : null
  return data({ ...place, page: page ?? null, isReceipt, account }, { status: page || isReceipt ? 200 : 404 })
}

export default function Confirmation({ loaderData: { page, isReceipt, account } }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const lacks = useLacks()
  if (!page) return isReceipt ? <OrderReceived /> : <OrderNotFound />
  const { order, pictures, placedAt, commune, place, days, suggestions } = page
  const { token, number, createdAt } = order
  return (
    <div className="wrap above-foot">
      <div className={confirmation.done}>
        <div>
          <OrderThanks order={order} placedAt={placedAt} />
          <PayNow token={order.token} payments={order.payments} />
          <NextSteps order={order} commune={commune} days={days} />
          <div className={panel.rowBtns}>
            {!lacks("order-tracking") && (
              <Link className={buttons.btn} to={to(`/order?order=${order.token}`)}>
                <Icon name="truck" />
                {t("confirmation.track")}
              </Link>
            )}
            <Link
              className={lacks("order-tracking") ? buttons.btn : `${buttons.btn} ${buttons.btnQuiet}`}
              to={to("/shop")}
            >
              {t("confirmation.go")}
            </Link>
            <PrintButton />
          </div>
          <ClaimOrder state={account} token={order.token} />
        </div>
        <OrderReceipt order={order} pictures={pictures} place={place} />
      </div>
      <OrderPlaced order={{ token, number, createdAt }} />
      <RelatedList title={t("confirmation.more")} products={suggestions} />
    </div>
  )
}
