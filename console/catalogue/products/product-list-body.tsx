import { useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import * as orderTable from "../../styles/order-table.module.css"
import { Button } from "../../ui/button.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { ProductTable } from "./product-table.tsx"

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8]

/** The list, or what there is to say in its place. */
export function ProductListBody() {
  const t = useText()
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext()
  if (error && !data) return <FailedScreen problem={error} again={refetch} />
  if (isPending || !data) {
    return (
      <div className={orderTable.cWait} role="status" aria-label={t("products.loading")}>
        {placeholders.map((row) => (
          <i key={row} />
        ))}
      </div>
    )
  }
  if (data.length > 0) return <ProductTable />
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <div className={frame.nothing}>
      <h2>{t(isFiltered ? "products.none" : "products.empty")}</h2>
      {isFiltered ? (
        <Button look="quiet" onClick={() => setFilters({})}>
          {t("products.clear")}
        </Button>
      ) : (
        <p className="muted">{t("products.emptyText")}</p>
      )}
    </div>
  )
}
