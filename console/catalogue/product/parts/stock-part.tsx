import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import { productFields } from "#core/catalogue/product-fields.ts"
import { StockAlertCount } from "../../../customers/visitors/stock-alert-count.tsx"
import { useText } from "../../../i18n/use-text.ts"
import { ButtonLink } from "../../../ui/button.tsx"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { combinationKeys, hasUnits, sentUnits, takesUnits } from "../variant-units.ts"
import { Part, type PartProps } from "./part.tsx"
import { UnitsGrid } from "./units-grid.tsx"

/** How many there are and wait for it. A new product takes units of each colour and size; a stored one leads to its variants. */
export function StockPart({ stored, ...part }: PartProps & { stored: AdminProductDetail | null }) {
  const { draft } = part
  const { line } = useFieldInputs(productFields, part, { dir: "ltr" })
  const t = useText()
  const isByVariant = stored?.stockBy === "variant"
  const hint = draft.documentId === null ? undefined : t(isByVariant ? "variants.counted" : "product.quantityHint")
  const isCounted = hasUnits(draft)
  const sum = sentUnits(draft).reduce((all, units) => all + (units || 0), 0)
  return (
    <Part title={t("product.stock")}>
      {takesUnits(draft) && <UnitsGrid {...part} />}
      {line("quantity", {
        readOnly: isByVariant || isCounted,
        hint: takesUnits(draft) ? t("product.unitsShared") : hint,
        ...(isCounted && { value: String(sum) }),
      })}
      {stored && stored.variantCount > 0 && (
        <p>
          <ButtonLink look="link" to={`/products/${stored.documentId}/variants`}>
            {t("variants.open", { n: stored.variantCount })}
          </ButtonLink>
        </p>
      )}
      {combinationKeys(draft).length > 0 && !takesUnits(draft) && !stored?.variantCount && (
        <p className="small muted">{t("variants.openHint")}</p>
      )}
      {stored && (
        <p>
          <ButtonLink look="link" to={`/products/${stored.documentId}/stock`}>
            {t("stock.open")}
          </ButtonLink>
        </p>
      )}
      {stored && <StockAlertCount product={stored} />}
    </Part>
  )
}
