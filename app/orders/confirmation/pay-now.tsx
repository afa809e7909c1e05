import type { Order } from "#core/orders/order.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as css from "./confirmation.module.css"

/** Leads to the payment services of an order that may be paid before its delivery; nothing for any other.
 *  @param token of the order */
export function PayNow({ token, payments = [] }: Pick<Order, "payments"> & { token: string }) {
  const { t, to, locale } = useI18n()
  if (payments.length === 0) return null
  return (
    <section className={css.payNow} aria-labelledby="pay-now">
      <h2 id="pay-now">{t("payment.title")}</h2>
      <p className="small muted">{t("payment.text")}</p>
      {payments.map(({ key, name }) => (
        // It begins a payment: a link with a target is never fetched ahead. A form could not lead to another host.
        <a key={key} className={buttons.btn} href={to(`/order?order=${token}&pay=${key}`)} target="_top">
          {t("payment.now", { name: name[locale] })}
        </a>
      ))}
    </section>
  )
}
