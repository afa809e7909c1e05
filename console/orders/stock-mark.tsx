import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useText } from "../i18n/use-text.ts"
import * as orderTable from "../styles/order-table.module.css"

type Props = Pick<OrderRow, "stockReleasedAt" | "createdAt">

/** Says that an order holds no stock: nobody has confirmed it in time, or it never took any. */
export function StockMark(order: Props) {
  const t = useText()
  if (order.stockReleasedAt === null) return null
  return (
    <span className={`${orderTable.st} ${orderTable.stOff}`} title={t(noStockTextKey(order))}>
      {t(hasNeverHeld(order) ? "order.stockNotHeld" : "order.stockReleased")}
    </span>
  )
}

/** Why an order holds no stock. */
export const noStockTextKey = (order: Props) =>
  hasNeverHeld(order) ? "order.stockNotHeldText" : "order.stockReleasedText"

const hasNeverHeld = ({ stockReleasedAt, createdAt }: Props) => stockReleasedAt === createdAt
