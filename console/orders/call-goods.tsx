import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { useText } from "../i18n/use-text.ts"
import { Money } from "../ui/money.tsx"
import { Photo } from "../ui/photo.tsx"
import { StockNote } from "./stock-note.tsx"
import { Sums } from "./sums.tsx"

/** The lines of an order, and what it comes to. */
export function CallGoods({ order }: { order: OrderDetail }) {
  const t = useText()
  const { lines, discount, coupon, deliveryPrice, total } = order
  return (
    <>
      <ul className="call-lines">
        {lines.map((line) => (
          <li key={line.id} className="line">
            <Photo url={line.image} alt="" size={64} />
            <div>
              <h3>
                <bdi>
                  {line.title}
                  {line.color && `, ${line.color}`}
                </bdi>
              </h3>
              <div className="row">
                <span className="muted">
                  {line.quantity} × <Money dinars={line.unitPrice} decimals={2} />
                </span>
                <Money dinars={line.lineTotal} decimals={2} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <StockNote order={order} />
      <Sums {...{ discount, coupon, deliveryPrice, total }} totalText={t("call.collect")} />
    </>
  )
}
