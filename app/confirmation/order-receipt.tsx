import type { Order, OrderLine } from "#core/order.ts"
import { spacedPhone } from "#core/phone.ts"
import type { Picture } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { DeliveryPrice } from "../order-form/delivery-choice.tsx"
import { DiscountLine } from "../order-form/discount-line.tsx"
import { useTotalLabel } from "../order-form/order-sums.tsx"
import { PhoneSentence } from "../order-form/phone-sentence.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { Price } from "../ui/price.tsx"

type OrderReceiptProps = {
  order: Order
  /** The pictures of its lines, in their order. */
  pictures: (Picture | null)[]
  /** Commune and wilaya in the page's language. */
  place: string
}

/** What was ordered, for whom, and what it costs. */
export function OrderReceipt({ order, pictures, place }: OrderReceiptProps) {
  const { t } = useI18n()
  return (
    <aside className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t("confirmation.yours")}</h2>
      {order.lines.map((line, index) => (
        <ReceiptLine key={`${line.sku} ${line.color}`} line={line} picture={pictures[index] ?? null} />
      ))}
      <dl className="who">
        <div>
          <dt>{t(order.delivery === "home" ? "confirmation.home" : "confirmation.desk")}</dt>
          <dd>
            <bdi>{`${order.firstname} ${order.lastname}`}</bdi>
            <br />
            {place}
            {order.address && (
              <>
                <br />
                <bdi>{order.address}</bdi>
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
            <dd className="said">
              <bdi>{order.note}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <ReceiptSums order={order} />
      <p className="small muted">
        <PhoneSentence message="confirmation.mistake" />
      </p>
    </aside>
  )
}

function ReceiptLine({ line, picture }: { line: OrderLine; picture: Picture | null }) {
  const { t } = useI18n()
  const { title, color } = line
  return (
    <div className="line">
      {picture ? <Thumbnail picture={picture} side={88} /> : <span className="blank-line" />}
      <div>
        <h3>
          <bdi>{color ? t("confirmation.line", { title, color }) : title}</bdi>
        </h3>
        <div className="row">
          <span className="muted">
            {line.quantity} × <Price amount={line.unitPrice} />
          </span>
          <Price amount={line.lineTotal} />
        </div>
      </div>
    </div>
  )
}

function ReceiptSums({ order }: { order: Order }) {
  const { t } = useI18n()
  const total = useTotalLabel({ delivery: order.deliveryPrice })
  return (
    <dl className="sums">
      <div>
        <dt>{t("confirmation.products")}</dt>
        <dd>
          <Price amount={order.amount} />
        </dd>
      </div>
      <DiscountLine discount={order.discount} coupon={order.coupon} />
      <div>
        <dt>{t("confirmation.delivery")}</dt>
        <dd>
          <DeliveryPrice price={order.deliveryPrice} />
        </dd>
      </div>
      <div className="total">
        <dt>{total}</dt>
        <dd>
          <Price amount={order.total} />
        </dd>
      </div>
    </dl>
  )
}
