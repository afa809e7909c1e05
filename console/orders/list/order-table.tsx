import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-table.module.css"
import * as ordersNarrow from "../../styles/orders-narrow.module.css"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { togglePage } from "../../ui/lists/use-selection.ts"
import { OrderTableRow } from "./order-table-row.tsx"

/** The orders of a page; one press shows an order at the side, or opens it where there is no room. */
export function OrderTable({ shown, onShow }: { shown: string | undefined; onShow: (id: string) => void }) {
  const t = useText()
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<OrderRow>()
  const ids = data.map(({ documentId }) => documentId)
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <table className={css.orders}>
      <thead>
        <tr>
          <th className={css.sel}>
            <label className={fields.check}>
              <input
                type="checkbox"
                aria-label={t("orders.selectAll")}
                checked={all}
                onChange={() => onSelect(togglePage(selectedIds, ids))}
              />
              <span className={ordersNarrow.forPhone}>{t("orders.selectAll")}</span>
            </label>
          </th>
          <th>{t("orders.column.order")}</th>
          <th>{t("orders.column.state")}</th>
          <th>{t("orders.column.client")}</th>
          <th>{t("orders.column.place")}</th>
          <th className={ordersNarrow.opt}>{t("orders.column.product")}</th>
          <th className={ordersNarrow.opt}>{t("orders.column.tries")}</th>
          <th className={css.colN}>{t("orders.column.total")}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((order) => (
          <OrderTableRow
            key={order.documentId}
            order={order}
            isShown={order.documentId === shown}
            isSelected={selectedIds.includes(order.documentId)}
            onShow={() => onShow(order.documentId)}
            onSelect={() => onToggleItem(order.documentId)}
          />
        ))}
      </tbody>
    </table>
  )
}
