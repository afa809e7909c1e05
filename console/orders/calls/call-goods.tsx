import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isToCollect } from "#core/payments/payment.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { Money } from "../../ui/money.tsx"
import { Photo } from "../../ui/photo.tsx"
import { LineChoice } from "../edit/line-choice.tsx"
import { SpokenLineTitle } from "../edit/line-title.tsx"
import { Sums } from "../edit/sums.tsx"
import { RefundButton } from "../order/refund-button.tsx"
import { StockNote } from "../order/stock-note.tsx"
import { OpenMark } from "../status-mark.tsx"
import * as css from "./call.module.css"

/** The lines of an order, and what it comes to. */
export function CallGoods({ order }: { order: OrderDetail }) {
  const t = useText()
  const mayWrite = useMay("orders.write")
  const mayChoose = mayWrite && order.mayEdit
  const { status, lines, discount, coupon, deliveryPrice, total, paid, toGiveBack } = order
  const isCashed = status === "delivered" && order.cashed !== null
  return (
    <>
      <ul className={css.callLines}>
        {lines.map((line) => (
          <li key={line.id} className={css.line}>
            <Photo url={line.image} alt="" size={64} />
            <div>
              <h3>
                <SpokenLineTitle line={line} />
              </h3>
              <div className={css.row}>
                <span className="muted">
                  {line.quantity} × <Money dinars={line.unitPrice} decimals={2} />
                </span>
                <Money dinars={line.lineTotal} decimals={2} />
              </div>
              {mayChoose && line.variants.length > 0 ? (
                <LineChoice order={order} line={line} />
              ) : (
                line.isOpen && <OpenMark />
              )}
            </div>
          </li>
        ))}
      </ul>
      <StockNote order={order} />
      <Sums
        discount={discount}
        coupon={coupon}
        deliveryPrice={deliveryPrice}
        total={total}
        paid={paid}
        toGiveBack={toGiveBack}
        isToCollect={isToCollect({ status, isCashed, total, paid })}
        totalText={t(isCashed && paid === 0 ? "call.collected" : "order.total")}
      />
      {mayWrite && toGiveBack > 0 && <RefundButton order={order} />}
    </>
  )
}
