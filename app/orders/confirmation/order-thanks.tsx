import { spacedPhone } from "#core/customers/phone.ts"
import type { Order } from "#core/orders/order.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import type { MessageKey } from "../../i18n/messages.ts"
import * as css from "./confirmation.module.css"
import { RepeatedNote } from "./repeated-note.tsx"

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
