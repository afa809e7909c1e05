import type { StockMovement } from "#api/catalogue/contract-stock-movement.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "./stock.module.css"

const width = 600
const height = 96

/** The units after each of the shown movements, the newest at the end of the line. Nothing where all are equal. */
export function StockChart({ rows, isOfVariant }: { rows: readonly StockMovement[]; isOfVariant: boolean }) {
  const t = useText()
  // A movement from before its variants counted apart says nothing of a variant's own units.
  const left = rows.toReversed().flatMap((row) => (isOfVariant ? (row.ownLeft ?? []) : row.unitsLeft))
  const [first] = left
  const last = left.at(-1)
  if (first === undefined || last === undefined || left.every((units) => units === first)) return null
  const max = Math.max(1, ...left)
  const step = width / left.length
  const yOf = (units: number) => Math.round((1 - units / max) * (height - 8) * 10) / 10 + 4
  // Each movement is as wide as the others: a step up or down, and the units that were left.
  const steps = left.map((units, at) => `${at === 0 ? "M0 " : "V"}${yOf(units)}H${((at + 1) * step).toFixed(1)}`)
  const path = steps.join("")
  return (
    <figure className={css.sChart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("stock.chart", { first, last })}
      >
        <path className={css.sArea} d={`${path}V${height}H0Z`} />
        <path className={css.sLine} d={path} />
      </svg>
      <figcaption aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}
