import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useText } from "../i18n/use-text.ts"
import * as orderTable from "./list/order-table.module.css"

/** Says that an order holds no stock, as nobody has confirmed it in time. */
export function StockMark({ stockReleasedAt }: Pick<OrderRow, "stockReleasedAt">) {
  const t = useText()
  if (stockReleasedAt === null) return null
  return (
    <span className={`${orderTable.st} ${orderTable.stOff}`} title={t("order.stockReleasedText")}>
      {t("order.stockReleased")}
    </span>
  )
}
