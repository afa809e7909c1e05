import type { AdminProductRow } from "#api/catalogue/contract-admin-product.ts"
import * as fields from "#app/styles/fields.module.css"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import * as ordersNarrow from "../../styles/orders-narrow.module.css"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { togglePage } from "../../ui/lists/use-selection.ts"
import { ProductTableRow } from "./product-table-row.tsx"
import * as css from "./products.module.css"
import { useQuickChange } from "./use-quick-change.ts"

/** The products of a page. */
export function ProductTable() {
  const t = useText()
  const mayWrite = useMay("catalogue.write")
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<AdminProductRow>()
  const change = useQuickChange()
  const ids = data.map(({ documentId }) => documentId)
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <table className={`${orderTable.orders} ${css.products}`}>
      <thead>
        <tr>
          {mayWrite && (
            <th className={orderTable.sel}>
              <label className={fields.check}>
                <input
                  type="checkbox"
                  aria-label={t("products.selectAll")}
                  checked={all}
                  onChange={() => onSelect(togglePage(selectedIds, ids))}
                />
                <span className={ordersNarrow.forPhone}>{t("products.selectAll")}</span>
              </label>
            </th>
          )}
          <th>{t("products.column.product")}</th>
          <th className={ordersNarrow.opt}>{t("products.column.category")}</th>
          <th className={orderTable.colN}>{t("products.column.price")}</th>
          <th className={orderTable.colN}>{t("products.column.stock")}</th>
          <th>{t("products.column.state")}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((product) => (
          <ProductTableRow
            key={product.documentId}
            product={product}
            mayWrite={mayWrite}
            isSelected={selectedIds.includes(product.documentId)}
            onSelect={() => onToggleItem(product.documentId)}
            onChange={change}
          />
        ))}
      </tbody>
    </table>
  )
}
