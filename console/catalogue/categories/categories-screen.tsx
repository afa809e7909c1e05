import { useState } from "react"
import type { AdminCategory } from "#api/catalogue/contract-admin-category.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Button } from "../../ui/button.tsx"
import { Problem } from "../../ui/problem.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { useCategories } from "../products/catalogue-queries.ts"
import { CatalogueViews } from "../products/catalogue-views.tsx"
import { useUniverses } from "../products/use-universes.ts"
import { CategoryDialog, type CategoryTarget } from "./category-dialog.tsx"
import { CategoryTree } from "./category-tree.tsx"
import { useCatalogueChange } from "./use-catalogue-change.ts"

/** The categories of a universe as a tree, whose order is changed by hand or by keyboard. */
export function CategoriesScreen() {
  const t = useText()
  const mayWrite = useMay("catalogue.write")
  const query = useCategories()
  const { send, problem } = useCatalogueChange()
  const { choices } = useUniverses()
  const [chosen, setType] = useState<ProductType>()
  const universes = choices(chosen)
  const type = chosen ?? universes[0]?.slug ?? ""
  const [target, setTarget] = useState<CategoryTarget>()
  // As somebody has just put them, until the shop has said so too.
  const [moved, setMoved] = useState<AdminCategory[]>()
  const stored = (query.data ?? []).filter(({ productType }) => productType === type)
  const shown = moved ?? stored
  async function order(categories: AdminCategory[]) {
    setMoved(categories)
    const named = categories.map(({ documentId, parent }) => ({ documentId, parent }))
    await send("PUT", "/categories/order", { productType: type, order: named })
    setMoved(undefined)
  }
  return (
    <section className={ordersHead.cBoard}>
      <div className={ordersHead.cTop}>
        <h1>{t("categories.title")}</h1>
        <CatalogueViews />
        {mayWrite && (
          <Button icon="plus" className={ordersHead.gap} onClick={() => setTarget({ parent: null })}>
            {t("categories.new")}
          </Button>
        )}
      </div>
      <div className={ordersHead.cFilters}>
        {universes.map(({ slug, name }) => (
          <Button key={slug} look="chip" aria-pressed={slug === type} onClick={() => setType(slug)}>
            {name}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
      <Loaded query={query}>
        {() =>
          shown.length > 0 ? (
            <CategoryTree key={type} categories={shown} mayWrite={mayWrite} onOrder={order} onAsk={setTarget} />
          ) : (
            <p className={frame.nothing}>{t("categories.empty")}</p>
          )
        }
      </Loaded>
      {target && (
        <CategoryDialog target={target} all={stored} productType={type} onClose={() => setTarget(undefined)} />
      )}
    </section>
  )
}
