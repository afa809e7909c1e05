import type { ReactNode } from "react"
import { data } from "react-router"
import { amountToCollect } from "#core/payments/payment.ts"
import { ClaimOrder } from "../customers/account/claim-order.tsx"
import { findClaimState } from "../customers/account/claim-state.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { PayNow } from "../orders/confirmation/pay-now.tsx"
import { ReceiptLines, ReceiptSums } from "../orders/confirmation/receipt-sums.tsx"
import { PhoneSentence } from "../orders/order-form/phone-sentence.tsx"
import { AnswerDelivery } from "../orders/tracking/answer-delivery.tsx"
import { answerTracking, type TrackingReply } from "../orders/tracking/answer-tracking.server.ts"
import { CancelOrder, OrderWay } from "../orders/tracking/order-way.tsx"
import { TrackingAlert, TrackingForm } from "../orders/tracking/tracking-form.tsx"
import { type TrackedPage, trackedPage } from "../orders/tracking/tracking-page.server.ts"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { redirectTo, redirectToPayment } from "../request/redirect.server.ts"
import { sessionIn } from "../request/session-cookie.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/order"
import "../orders/confirmation/placed.css"
import "../orders/tracking/tracking.css"
import { pagePath } from "../i18n/addresses.ts"
import * as confirmation from "../orders/confirmation/confirmation.module.css"
import * as trackingCss from "../orders/tracking/tracking.module.css"
import * as buttons from "../styles/buttons.module.css"
import * as listing from "../styles/listing.module.css"
import * as panel from "../styles/panel.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/order",
  title: t("tracking.title"),
  description: t("tracking.intro"),
}))

/** Private headers: the page shows one shopper's order, and its address may be the key to it. */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "no-referrer" }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const token = url.searchParams.get("order") ?? ""
  const order = token ? await content.orderByToken(token) : undefined
  const key = url.searchParams.get("pay")
  if (order && key !== null && request.method === "GET") {
    const address = await content.startPayment({ token, key, locale })
    // To an address that begins none: the page's own forms are sent to it.
    const failed = pagePath(locale, "/order", { query: { order: token, unpaid: "1" } })
    throw address ? redirectToPayment(address) : redirectTo(failed, { status: 303 })
  }
  const left = order ? amountToCollect({ total: order.total, paid: order.paid ?? 0 }) : 0
  const isUnpaid = url.searchParams.has("unpaid") && left > 0
  const page = order ? await trackedPage(content, order, locale) : null
  const account = order ? await findClaimState(content, { session: sessionIn(request), token }) : null
  return data({ ...place, page, token: order ? token : "", account, isUnpaid }, { status: token && !page ? 404 : 200 })
}

export const action = (args: Route.ActionArgs) => answerTracking(formRequest(args))

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const reply = actionData ?? null
  const page = reply?.page ?? loaderData.page
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/order", label: t("tracking.title") }]} />
      <div className={listing.pageHead}>
        <div>
          <h1>{t("tracking.title")}</h1>
          {!page && <p>{t("tracking.intro")}</p>}
        </div>
      </div>
      {page ? (
        <Tracked page={page} reply={reply} token={loaderData.token} isUnpaid={!reply && loaderData.isUnpaid}>
          <ClaimOrder state={loaderData.account} token={loaderData.token} />
        </Tracked>
      ) : (
        <div className={trackingCss.trackingAsk}>
          <TrackingForm reply={reply} />
          <p className="small muted">
            <PhoneSentence message="tracking.help" withoutPhone="tracking.helpNoPhone" />
          </p>
        </div>
      )}
    </div>
  )
}

type TrackedProps = {
  page: TrackedPage
  reply: TrackingReply | null
  /** Of its private link, with which it can be cancelled and paid; "" = it was opened by number and mobile. */
  token: string
  /** No payment has begun. */
  isUnpaid: boolean
  children: ReactNode
}

function Tracked({ page, reply, token, isUnpaid, children }: TrackedProps) {
  const { t, to } = useI18n()
  const { order, pictures, placedAt, mayCancel, reviewKey } = page
  const alert = isUnpaid ? "payFailed" : reply?.alert
  return (
    <div className={`${confirmation.done} ${trackingCss.tracked}`}>
      <div>
        {alert && alert !== "missing" && <TrackingAlert alert={alert} />}
        {reply?.said && (
          // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
          <p className={trackingCss.trackedSaid} role="status" tabIndex={-1} autoFocus>
            {t(`tracking.${reply.said}`)}
          </p>
        )}
        <p className={confirmation.num}>
          <span className="muted">{t("confirmation.number")}</span>
          <b>
            <bdi dir="ltr">{order.number}</bdi>
          </b>
          <span className="muted">{placedAt}</span>
        </p>
        {token && <AnswerDelivery page={page} rejected={reply?.given} />}
        {token && <PayNow token={token} payments={order.payments} />}
        <OrderWay page={page} />
        {reviewKey && (
          <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to(`/review?key=${reviewKey}`)}>
            <Icon name="star" />
            {t("review.write")}
          </Link>
        )}
        {mayCancel && (token ? <CancelOrder /> : <p className="small muted">{t("tracking.cancelByLink")}</p>)}
        {children}
      </div>
      <aside className={panel.receipt} aria-labelledby="receipt-title">
        <h2 id="receipt-title">{t("confirmation.yours")}</h2>
        <ReceiptLines order={order} pictures={pictures} />
        <ReceiptSums order={order} />
        <p className="small muted">
          <PhoneSentence message="tracking.call" withoutPhone="tracking.callNoPhone" />
        </p>
      </aside>
    </div>
  )
}
