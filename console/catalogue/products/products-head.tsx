import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { FilterSearch } from "../../ui/lists/filter-search.tsx"
import { CatalogueViews } from "./catalogue-views.tsx"
import { ProductsMenu } from "./products-menu.tsx"

/** The head of the list: the catalogue's other lists, search, and what leads to a new product. */
export function ProductsHead() {
  const t = useText()
  const mayWrite = useMay("catalogue.write")
  return (
    <div className={ordersHead.cTop}>
      <h1>{t("products.title")}</h1>
      <CatalogueViews />
      <FilterSearch text="products.search" />
      {mayWrite && (
        <ButtonLink icon="plus" to="/products/create">
          {t("products.new")}
        </ButtonLink>
      )}
      <ProductsMenu />
    </div>
  )
}
