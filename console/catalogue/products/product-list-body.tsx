import { useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import { Button } from "../../ui/button.tsx"
import { ListContents } from "../../ui/lists/list-contents.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { ProductTable } from "./product-table.tsx"

/** The list, or what there is to say in its place. */
export function ProductListBody() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  const none = (
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
  return (
    <ListContents waiting={t("products.loading")} placeholders={8} empty={none}>
      {() => <ProductTable />}
    </ListContents>
  )
}
