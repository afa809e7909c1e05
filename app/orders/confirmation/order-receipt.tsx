import { spacedPhone } from "#core/customers/phone.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Order } from "#core/orders/order.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as panel from "../../styles/panel.module.css"
import { PhoneSentence } from "../order-form/phone-sentence.tsx"
import { DeskLines } from "./desk-lines.tsx"
import { ReceiptLines, ReceiptSums } from "./receipt-sums.tsx"

type OrderReceiptProps = {
  order: Order
  /** The pictures of its lines, in their order. */
  pictures: (Picture | null)[]
  /** Commune and wilaya in the page's language. */
  place: string
}

/** Goods, person and costs of an order. */
export function OrderReceipt({ order, pictures, place }: OrderReceiptProps) {
  const { t } = useI18n()
  return (
    <aside className={panel.receipt} aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t("confirmation.yours")}</h2>
      <ReceiptLines order={order} pictures={pictures} />
      <dl className={panel.who}>
        <div>
          <dt>{t(order.delivery === "home" ? "confirmation.home" : "confirmation.desk")}</dt>
          <dd>
            <bdi>{`${order.firstname} ${order.lastname}`}</bdi>
            <br />
            {place}
            {order.desk && (
              <>
                <br />
                <DeskLines desk={order.desk} />
              </>
            )}
            {order.address && (
              <>
                <br />
                <bdi>{isolateNumbers(order.address)}</bdi>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("confirmation.mobile")}</dt>
          <dd>
            <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
          </dd>
        </div>
        {order.note && (
          <div>
            <dt>{t("confirmation.note")}</dt>
            <dd>
              <bdi>{isolateNumbers(order.note)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <ReceiptSums order={order} />
      <p className="small muted">
        <PhoneSentence message="confirmation.mistake" withoutPhone="confirmation.mistakeNoPhone" />
      </p>
    </aside>
  )
}
