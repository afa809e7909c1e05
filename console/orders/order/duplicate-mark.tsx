import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"

/** Says that another order, still in the shop, may be the same. */
export function DuplicateMark({ duplicateCount }: Pick<OrderRow, "duplicateCount">) {
  const t = useText()
  if (duplicateCount === 0) return null
  return (
    <span className={`${orderTable.st} ${orderTable.stWait}`} title={t("order.duplicateCount", { n: duplicateCount })}>
      {t("order.duplicateMark")}
    </span>
  )
}
