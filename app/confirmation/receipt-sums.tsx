import type { Order, OrderLine } from "#core/order.ts"
import type { Picture } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { DeliveryPrice } from "../order-form/delivery-choice.tsx"
import { DiscountLine } from "../order-form/discount-line.tsx"
import { useTotalLabel } from "../order-form/order-sums.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { Price } from "../ui/price.tsx"

/** The lines of an order.
 *  @param pictures those of the lines, in their order */
export function ReceiptLines({ lines, pictures }: { lines: OrderLine[]; pictures: (Picture | null)[] }) {
  return lines.map((line, index) => (
    <ReceiptLine key={`${line.sku} ${line.color}`} line={line} picture={pictures[index] ?? null} />
  ))
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

type Sums = Pick<Order, "amount" | "discount" | "coupon" | "deliveryPrice" | "total">

/** What an order costs. */
export function ReceiptSums({ order }: { order: Sums }) {
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
