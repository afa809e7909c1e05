import { useListContext } from "react-admin"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useText } from "../../i18n/use-text.ts"
import { OrderTableRow } from "./order-table-row.tsx"

type Row = OrderRow & { id: string }

/** The orders of a page; one press shows an order at the side, or opens it where there is no room. */
export function OrderTable({ shown, onShow }: { shown: string | undefined; onShow: (id: string) => void }) {
  const t = useText()
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<Row>()
  const ids = data.map(({ id }) => id)
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <table className="orders">
      <thead>
        <tr>
          <th className="sel">
            <label className="check">
              <input
                type="checkbox"
                aria-label={t("orders.selectAll")}
                checked={all}
                onChange={() => onSelect(all ? [] : ids)}
              />
            </label>
          </th>
          <th>{t("orders.column.order")}</th>
          <th>{t("orders.column.client")}</th>
          <th>{t("orders.column.place")}</th>
          <th className="opt">{t("orders.column.product")}</th>
          <th className="opt">{t("orders.column.tries")}</th>
          <th className="n">{t("orders.column.total")}</th>
          <th>{t("orders.column.state")}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((order) => (
          <OrderTableRow
            key={order.id}
            order={order}
            isShown={order.id === shown}
            isSelected={selectedIds.includes(order.id)}
            onShow={() => onShow(order.id)}
            onSelect={() => onToggleItem(order.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
