import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useText } from "../i18n/use-text.ts"

/** Says that an order holds no stock, as nobody has confirmed it in time. */
export function StockMark({ stockReleasedAt }: Pick<OrderRow, "stockReleasedAt">) {
  const t = useText()
  if (stockReleasedAt === null) return null
  return (
    <span className="st st-off" title={t("order.stockReleasedText")}>
      {t("order.stockReleased")}
    </span>
  )
}
