import type { ReactNode } from "react"
import { spacedPhone } from "#core/customers/phone.ts"
import type { Order } from "#core/orders/order.ts"
import { amountToCollect, isPaidBefore } from "#core/payments/payment.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import type { MessageKey } from "../../i18n/messages.ts"
import * as buttons from "../../styles/buttons.module.css"
import * as empty from "../../styles/empty.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Price } from "../../ui/price.tsx"
import { useDeliveryDays } from "../order-form/delivery/delivery-words.ts"
import { PhoneSentence } from "../order-form/phone-sentence.tsx"
import * as css from "./confirmation.module.css"
import { OrdersOfDevice } from "./orders-of-device.tsx"
import { RepeatedNote } from "./repeated-note.tsx"

type NextStepsProps = { order: Order; commune: string; days: Parameters<typeof useDeliveryDays>[0] }

/** Steps between the order and the payment.
 *  @param commune its name in the page's language
 *  @param days duration of a delivery there */
export function NextSteps({ order, commune, days }: NextStepsProps) {
  const { t } = useI18n()
  const isHomeDelivery = order.delivery === "home"
  const time = useDeliveryDays(days)
  const sums = { total: order.total, paid: order.paid ?? 0 }
  const left = amountToCollect(sums)
  const isPaid = isPaidBefore({ ...sums, deliveryPrice: order.deliveryPrice })
  return (
    <>
      <h2 className="sr">{t("confirmation.next")}</h2>
      <ol className={css.steps}>
        <Step now icon={<Icon name="phone-call" />} title={t("confirmation.call")}>
          {t("confirmation.callText")}
        </Step>
        <Step icon={<Icon name="package" />} title={t("confirmation.pack")}>
          {t("confirmation.packText")}
        </Step>
        <Step icon={<Icon name="truck" />} title={t("confirmation.travel", { commune })}>
          {t(isHomeDelivery ? "confirmation.travelHome" : "confirmation.travelDesk")}
          {time && ` ${t("confirmation.travelTime", { time })}`}
        </Step>
        {isPaid ? (
          <Step icon={<Icon name="check" />} title={t("payment.done")}>
            {t("payment.doneText")}
          </Step>
        ) : (
          <Step icon={<Icon name="hand-coins" />} title={t("confirmation.pay")}>
            <Price amount={left} />{" "}
            {order.deliveryPrice === null
              ? t("confirmation.payBefore")
              : t(isHomeDelivery ? "confirmation.payText" : "confirmation.payDesk")}
          </Step>
        )}
      </ol>
    </>
  )
}

type StepProps = { icon: ReactNode; title: string; children: ReactNode; now?: boolean }

function Step({ icon, title, children, now = false }: StepProps) {
  return (
    <li className={now ? css.now : undefined} aria-current={now ? "step" : undefined}>
      <span className={css.dot}>{icon}</span>
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}

/** The page of a receipt: the same order was sent twice. It says nothing of the order, as a receipt proves nothing. */
export function OrderReceived() {
  const { t, to } = useI18n()
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar />
        <h1>{t("confirmation.received")}</h1>
        <p>
          <PhoneSentence message="confirmation.receivedText" withoutPhone="confirmation.receivedTextNoPhone" />
        </p>
        <OrdersOfDevice />
        <Link className={buttons.btn} to={to("/shop")}>
          {t("confirmation.go")}
        </Link>
      </div>
    </div>
  )
}

// A character that no message holds: it marks where the number goes.
const hole = "\u0000"

type OrderThanksProps = { order: Order; placedAt: string }

/** Thanks by first name, and the number under which the order is known.
 *  @param placedAt the moment of the order, written on the server in the shop's zone */
export function OrderThanks({ order, placedAt }: OrderThanksProps) {
  const { t } = useI18n()
  return (
    <>
      <svg className={css.seal} viewBox="0 0 48 48" aria-hidden="true">
        <path
          d="M24 1 30.74 7.74H40.26V17.26L47 24 40.26 30.74V40.26H30.74L24 47 17.26 40.26H7.74V30.74L1 24 7.74 17.26V7.74H17.26Z"
          fill="currentColor"
        />
        <path
          d="m16.5 24.5 5 5 10-11"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1>
        <NameInside message="confirmation.thanks" hole="name" text={order.firstname} />
      </h1>
      <p className={css.lead}>
        <NameInside message="confirmation.lead" hole="mobile" text={spacedPhone(order.mobile)} ltr />
      </p>
      <RepeatedNote />
      <p className={css.num}>
        <span className="muted">{t("confirmation.number")}</span>
        <b>
          <bdi dir="ltr">{order.number}</bdi>
        </b>
        <span className="muted">{placedAt}</span>
      </p>
    </>
  )
}

type NameInsideProps = { message: MessageKey; hole: string; text: string; ltr?: boolean }

/** A message around a text that keeps its own direction: an Arabic name in a French sentence, a number in an Arabic one. */
function NameInside({ message, hole: name, text, ltr = false }: NameInsideProps) {
  const { t } = useI18n()
  const [before, after] = t(message, { [name]: hole }).split(hole)
  return (
    <>
      {before}
      <bdi dir={ltr ? "ltr" : undefined}>{text}</bdi>
      {after}
    </>
  )
}
