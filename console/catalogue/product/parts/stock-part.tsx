import { Link } from "react-router"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { productFields } from "#core/catalogue/product-fields.ts"
import { StockAlertCount } from "../../../customers/visitors/stock-alert-count.tsx"
import { useText } from "../../../i18n/use-text.ts"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { Part, type PartProps } from "./part.tsx"

/** How many there are and wait for it; the way to the variants, which may count their own units. */
export function StockPart({ stored, ...part }: PartProps & { stored: AdminProductDetail | null }) {
  const { draft } = part
  const { line } = useFieldInputs(productFields, part, { dir: "ltr" })
  const t = useText()
  const isByVariant = stored?.stockBy === "variant"
  const hint = draft.documentId === null ? undefined : t(isByVariant ? "variants.counted" : "product.quantityHint")
  return (
    <Part title={t("product.stock")}>
      {line("quantity", { readOnly: isByVariant, hint })}
      {stored && stored.variantCount > 0 && (
        <p>
          <Link className={buttons.link} to={`/products/${stored.documentId}/variants`}>
            {t("variants.open", { n: stored.variantCount })}
          </Link>
        </p>
      )}
      {(draft.colors.length > 0 || draft.sizes.length > 0) && !stored?.variantCount && (
        <p className="small muted">{t("variants.openHint")}</p>
      )}
      {stored && (
        <p>
          <Link className={buttons.link} to={`/products/${stored.documentId}/stock`}>
            {t("stock.open")}
          </Link>
        </p>
      )}
      {stored && <StockAlertCount product={stored} />}
    </Part>
  )
}
