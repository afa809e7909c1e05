import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form } from "../../ui/link.tsx"
import * as confirmation from "../confirmation/confirmation.module.css"
import { DeskLines } from "../confirmation/desk-lines.tsx"
import * as css from "./tracking.module.css"
import type { TrackedPage } from "./tracking-page.server.ts"

/** Cancels an order that is new, on the page of its private link. The question unfolds first, without a script too. */
export function CancelOrder() {
  const { t } = useI18n()
  return (
    <details className={css.cancelOrder}>
      <summary className={buttons.link}>{t("tracking.cancel")}</summary>
      <Form method="post">
        <p>{t("tracking.cancelText")}</p>
        <input type="hidden" name="intent" value="cancel" />
        <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`}>
          {t("tracking.cancelYes")}
        </button>
      </Form>
    </details>
  )
}

const icons = {
  new: <Icon name="check" />,
  confirmed: <Icon name="phone-call" />,
  preparing: <Icon name="package" />,
  shipped: <Icon name="truck" />,
  delivered: <Icon name="house" />,
  returning: <Icon name="rotate-ccw" />,
  returned: <Icon name="store" />,
  cancelled: <Icon name="x" />,
}

const classes = { done: css.past, now: confirmation.now, next: css.toCome }

/** The steps of an order, each with its date, and the parcel's number once it is on its way. */
export function OrderWay({ page: { steps, order, parcelAt } }: { page: TrackedPage }) {
  const { t } = useI18n()
  return (
    <>
      <h2>{t("tracking.way")}</h2>
      <ol className={confirmation.steps}>
        {steps.map(({ status, state, at, date }) => (
          <li key={status} className={classes[state]} aria-current={state === "now" ? "step" : undefined}>
            <span className={confirmation.dot}>{icons[status]}</span>
            <div>
              <b>{t(`tracking.step.${status}`)}</b>
              {at && date && (
                <p>
                  <time dateTime={at}>{date}</time>
                </p>
              )}
              {state === "next" && <p>{t("tracking.notYet")}</p>}
              {status === "shipped" && order.tracking && (
                <p>
                  {t("tracking.parcel")} <bdi dir="ltr">{order.tracking}</bdi>
                  {order.carrier && <> · {t(carrierName(order.carrier))}</>}
                </p>
              )}
              {status === "shipped" && order.desk && (
                <p>
                  <DeskLines desk={order.desk} />
                </p>
              )}
              {status === "shipped" && order.parcel && (
                <p>
                  {t(`tracking.news.${order.parcel.status}`)} · <time dateTime={order.parcel.at}>{parcelAt}</time>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** A carrier that this shop has no name for is one of many couriers. */
function carrierName(carrier: string) {
  return carrier === "yalidine" || carrier === "noest" || carrier === "zr"
    ? (`tracking.carrier.${carrier}` as const)
    : "tracking.carrier.other"
}
