import { useState } from "react"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as tree from "../../styles/tree.module.css"
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { useBrands } from "../products/catalogue-queries.ts"
import { CatalogueViews } from "../products/catalogue-views.tsx"
import { BrandDialog } from "./brand-dialog.tsx"

/** All brands, each with how many products it has. */
export function BrandsScreen() {
  const t = useText()
  const mayWrite = useMay("catalogue.write")
  const query = useBrands()
  const [target, setTarget] = useState<AdminBrand | "new">()
  return (
    <section className={ordersHead.cBoard}>
      <div className={ordersHead.cTop}>
        <h1>{t("brands.title")}</h1>
        <CatalogueViews />
        {mayWrite && (
          <Button icon="plus" className={ordersHead.gap} onClick={() => setTarget("new")}>
            {t("brands.new")}
          </Button>
        )}
      </div>
      <Loaded query={query}>
        {({ length }) => length === 0 && <p className={frame.nothing}>{t("brands.empty")}</p>}
      </Loaded>
      <ul className={tree.catTree}>
        {(query.data ?? []).map((brand) => (
          <li key={brand.documentId}>
            <div className={tree.catLine}>
              <span className={tree.catName}>
                <b>
                  <bdi>{brand.name}</bdi>
                </b>
                <small>
                  <bdi dir="ltr">{brand.slug}</bdi>
                </small>
              </span>
              <ButtonLink
                look="link"
                className={tree.catCount}
                to={`/products?filter=${encodeURIComponent(JSON.stringify({ brand: [brand.slug] }))}`}
              >
                {t("categories.count", { n: brand.productCount })}
              </ButtonLink>
              {mayWrite && (
                <IconButton
                  icon="square-pen"
                  label={t("categories.edit", { name: brand.name })}
                  title={t("categories.edit", { name: brand.name })}
                  onClick={() => setTarget(brand)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {target && <BrandDialog brand={target === "new" ? undefined : target} onClose={() => setTarget(undefined)} />}
    </section>
  )
}
