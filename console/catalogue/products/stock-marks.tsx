import { Link } from "react-router"
import type { AdminProductRow } from "#api/catalogue/contract-admin-product.ts"
import { beforeSize } from "#core/catalogue/variants/ordered-variant.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "./products.module.css"

/** Marks of a product's stock beside its units: low stock, of which variants, and that several variants share them. */
export function StockMarks({ product, mayWrite }: { product: AdminProductRow; mayWrite: boolean }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { documentId, quantity, lowStock, stockBy, variantCount, variantsLow, lowVariants } = product
  if (quantity === 0) return <small className={css.pOut}>{t("products.out")}</small>
  const shared = t("products.shared", { n: variantCount })
  const others = variantsLow - lowVariants.length
  return (
    <>
      {(lowStock || variantsLow > 0) && <small className={css.pLow}>{t("products.low")}</small>}
      {lowVariants.map((variant) => {
        const names = [variant.color, variant.size].flatMap((name) => (name ? titleIn(name, locale) : []))
        const name = names.join(beforeSize)
        return (
          <small key={name} className={variant.quantity === 0 ? css.pOut : css.pLow}>
            {t("products.variantUnits", { name: isolate(name), n: variant.quantity })}
          </small>
        )
      })}
      {others > 0 && <small className={css.pLow}>{t("products.variantsMore", { n: others })}</small>}
      {stockBy === "product" && variantCount > 1 && (
        <small>{mayWrite ? <Link to={`/products/${documentId}/variants`}>{shared}</Link> : shared}</small>
      )}
    </>
  )
}
