import { useId } from "react"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import { useText } from "../../i18n/use-text.ts"
import { Check } from "../../ui/forms/check.tsx"
import type { Edits } from "../../ui/sheet/edits.ts"
import { type DraftRow, isSplitting, sumOfUnits, toStockBy } from "./variant-draft.ts"
import * as css from "./variants.module.css"

type Props = {
  grid: VariantGrid
  edits: Edits
  rows: readonly DraftRow[]
  onChange: (stockBy: "product" | "variant") => void
}

/** Whether each variant counts its own units, and how many units there are. */
export function StockSwitch({ grid, edits, rows, onChange }: Props) {
  const t = useText()
  const hint = useId()
  const isByVariant = toStockBy(grid, edits) === "variant"
  return (
    <section className={css.vStock} aria-label={t("variants.stock")}>
      <Check
        label={t("variants.count")}
        aria-describedby={hint}
        checked={isByVariant}
        onChange={({ target }) => onChange(target.checked ? "variant" : "product")}
      />
      <p id={hint} className="small muted">
        {t(isByVariant ? "variants.countOn" : "variants.countOff")}
      </p>
      <Sums grid={grid} edits={edits} rows={rows} />
    </section>
  )
}

/** The units as they are shared, as they are being counted, or as they are counted. */
function Sums({ grid, edits, rows }: Omit<Props, "onChange">) {
  const t = useText()
  const { quantity, promised } = grid
  const sum = sumOfUnits(rows)
  if (toStockBy(grid, edits) === "product") {
    return (
      <p role="status">
        <b>{t("variants.shared", { n: quantity })}</b>
        {promised > 0 && <span>{t("variants.promised", { n: promised })}</span>}
        {grid.stockBy === "variant" && <span>{t("variants.joining")}</span>}
      </p>
    )
  }
  const toCount = quantity + promised
  return (
    <p role="status">
      <b>{t("variants.sum", { n: sum })}</b>
      {isSplitting(grid, edits) && (
        <span data-off={sum !== toCount || undefined}>{t("variants.toCount", { n: toCount })}</span>
      )}
      {promised > 0 && <span>{t("variants.promised", { n: promised })}</span>}
      {promised > 0 && !isSplitting(grid, edits) && <span>{t("variants.free", { n: sum - promised })}</span>}
    </p>
  )
}
