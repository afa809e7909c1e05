import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Order, OrderLine } from "#core/orders/order.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import * as orderForm from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../styles/empty.module.css"
import * as panel from "../../styles/panel.module.css"
import { Thumbnail } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import { DeliveryPrice } from "../order-form/delivery/delivery-choice.tsx"
import { DiscountLine, useTotalLabel } from "../order-form/order-sums.tsx"
import * as css from "./confirmation.module.css"

type ReceiptLinesProps = {
  order: Pick<Order, "lines" | "status">
  /** The pictures of its lines, in their order. */
  pictures: (Picture | null)[]
}

/** The lines of an order. */
export function ReceiptLines({ order: { lines, status }, pictures }: ReceiptLinesProps) {
  return lines.map((line, index) => (
    <ReceiptLine
      key={`${line.sku} ${choiceText(line)}`}
      line={line}
      picture={pictures[index] ?? null}
      isSizeOpen={line.isOpen && status !== "cancelled"}
    />
  ))
}

/** @param isAsked whether the shop asks for the size by phone */
function ReceiptLine({ line, picture, isSizeOpen }: { line: OrderLine; picture: Picture | null; isSizeOpen: boolean }) {
  const { t } = useI18n()
  const { title } = line
  const choice = choiceText(line)
  return (
    <div className={panel.line}>
      {picture ? <Thumbnail picture={picture} side={88} /> : <span className={css.blankLine} />}
      <div>
        <h3>
          <bdi>{choice ? t("confirmation.line", { title, choice }) : title}</bdi>
        </h3>
        {isSizeOpen && <p className="small">{t("confirmation.askSize")}</p>}
        <div className={empty.row}>
          <span className="muted">
            {line.quantity} × <Price amount={line.unitPrice} />
          </span>
          <Price amount={line.lineTotal} />
        </div>
      </div>
    </div>
  )
}

type Sums = Pick<Order, "amount" | "discount" | "coupon" | "deliveryPrice" | "total" | "paid">

/** Sums of an order. */
export function ReceiptSums({ order }: { order: Sums }) {
  const { t } = useI18n()
  const total = useTotalLabel({ delivery: order.deliveryPrice })
  const { paid = 0 } = order
  return (
    <dl className={orderForm.sums}>
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
      {paid > 0 && (
        <div className={orderForm.discount}>
          <dt>{t("payment.paid")}</dt>
          <dd>
            <bdi className={orderForm.minus}>−</bdi>
            <Price amount={paid} />
          </dd>
        </div>
      )}
      <div className={orderForm.total}>
        <dt>{total}</dt>
        <dd>
          <Price amount={amountToCollect({ total: order.total, paid })} />
        </dd>
      </div>
    </dl>
  )
}
