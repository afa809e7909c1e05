import type { ProductFileProblem, VariantColumn } from "#core/catalogue/files/product-columns.ts"
import { gridProblems, isSameChoice } from "#core/catalogue/variants/grid-rules.ts"
import type { namedChoices } from "#core/catalogue/variants/row-options.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { FileVariantRow } from "../import/read-file-variants.ts"
import {
  asGridRow,
  choiceChanges,
  isRemoved,
  type Planned,
  type PlannedVariant,
  planRow,
  toReport,
  type VariantFileLine,
} from "./plan-variant-row.ts"
import { type CheckedGrid, type CheckedGridRow, newGridRow } from "./variant-grid.ts"

/** Effect of a product's rows of variants. */
export type VariantsPlan = {
  rows: PlannedVariant[]
  /** The grid to store; null = none. */
  grid: CheckedGrid | null
  /** Units that can be had of the product after the import, where its variants count their own; null where they share. */
  units: number | null
  /** How many of them more are promised to orders than there are. */
  missing: number
}

export type ToPlan = {
  lines: readonly VariantFileLine[]
  named: Pick<ReturnType<typeof namedChoices>, "choices" | "combinations">
  /** Combinations of the values of the product's own row: these are sold unless a row says otherwise. */
  declared: readonly VariantChoice[]
  /** Whether the product is in the shop, and how its stock is counted there. */
  stockBy: "product" | "variant" | null
  stored: readonly FileVariantRow[]
  promised: { open: number; unknown: number }
  /** Whether another product has a variant with the SKU, or an earlier row of the file names it. */
  isForeign: (sku: string) => boolean
  isRepeated: (line: VariantFileLine) => boolean
  /** Keys of the pictures that the rows name, by their addresses. */
  pictures: ReadonlyMap<string, number>
}

/** Tells what rows of one product's variants would do, by the rules of the grid; changes nothing. */
export function planVariants(plan: ToPlan): VariantsPlan {
  const { lines, named, stored, promised } = plan
  const saysUnits = lines.some(({ row }) => row.quantity !== undefined)
  const countsByVariant = plan.stockBy === "variant" || saysUnits
  const isSplit = plan.stockBy === "product" && saysUnits
  const planned = lines.map((line, index) => planRow(line, named.choices[index], plan, { isSplit, countsByVariant }))
  const wrong = (row: Planned | undefined, column: VariantColumn, code: ProductFileProblem, value = "") =>
    row?.problems.push({ column, code, value })

  const isNamed = (choice: VariantChoice) => planned.some(({ after }) => after && isSameChoice(after, choice))
  const ownOf = (choice: VariantChoice) => stored.find((own) => isSameChoice(own, choice))
  const isDeclared = (choice: VariantChoice) => plan.declared.some((one) => isSameChoice(one, choice))
  const hidden = named.combinations
    .filter((choice) => !isNamed(choice) && !isDeclared(choice))
    .map((choice) => {
      const own = ownOf(choice)
      return { ...(own ? asGridRow(own) : newGridRow(choice)), active: false }
    })
  const checked = planned.filter(({ after }) => after !== null)
  const rows = [...checked.flatMap(({ after }) => after ?? []), ...hidden]
  checkRows(plan, { rows, checked, wrong })
  for (const row of planned) if (plan.isRepeated(row.line)) wrong(row, "sku", "TWICE", row.line.row.sku)

  const units = countsByVariant ? unitsAfter(plan, rows, isSplit) : null
  const missing = Math.max(0, -(units ?? 0))
  if (missing > 0) {
    const column = "quantity"
    const withQuantity = planned.find(({ line }) => line.row.quantity !== undefined)
    wrong(withQuantity, column, "PROMISED", String(isSplit ? promised.unknown : promised.open))
  }
  if (isSplit) {
    const first = planned.find(({ line }) => line.row.quantity !== undefined)
    first?.changes.unshift({ column: "stock_by", old: "product", new: "variant" })
  }
  for (const row of planned) if (row.after && !row.own) row.changes.unshift(...choiceChanges(row.choice))
  const report = planned.map(toReport)
  const isSame = report.every(({ result }) => result === "same") && hidden.length === 0 && lines.length > 0
  const isChanged = (row: CheckedGridRow) =>
    planned.some(({ after, changes, own }) => after === row && (changes.length > 0 || !own)) || hidden.includes(row)
  const grid: CheckedGrid = { stockBy: countsByVariant ? "variant" : "product", variants: rows.filter(isChanged) }
  return { rows: report, grid: lines.length === 0 || isSame ? null : grid, units, missing }
}

/** The rules of the grid, told by the columns of the file. */
function checkRows(
  { named, stored, isForeign, lines }: ToPlan,
  {
    rows,
    checked,
    wrong,
  }: {
    rows: readonly CheckedGridRow[]
    checked: readonly Planned[]
    wrong: (row: Planned | undefined, column: VariantColumn, code: ProductFileProblem, value?: string) => void
  },
): void {
  if (lines.length === 0) return
  const foreign = new Set(rows.map(({ sku }) => sku).filter((sku) => sku !== "" && isForeign(sku)))
  const found = gridProblems(rows, { sold: named.combinations, stored, foreign })
  for (const { index, field, code } of found) {
    const row = index === null ? checked[0] : checked[index]
    // A second row for one variant has its SKU as well.
    const isSecond = found.some((one) => one.index === index && one.field === "size" && one.code === "TAKEN")
    if (field === "sku" && isSecond) continue
    if (code === "NEEDED") wrong(row, "active", "NOT_SOLD")
    else if (field === "size") wrong(row, "size", code === "TAKEN" ? "TWICE" : "UNKNOWN", row?.line.row.size)
    else wrong(row, "sku", "TAKEN", row?.after?.sku)
  }
}

/** Returns the available units of all variants after the rows; below 0 more is promised. */
function unitsAfter({ named, stored, promised }: ToPlan, rows: readonly CheckedGridRow[], isSplit: boolean): number {
  const units = named.combinations.map((choice) => {
    const own = stored.find((one) => isSameChoice(one, choice))
    const before = own && !isSplit ? own.quantity : 0
    const row = rows.find((one) => isSameChoice(one, choice))
    if (row) return row.active ? before + row.quantity - row.quantityWas : 0
    return own && (own.active || isRemoved(own)) ? before : 0
  })
  return units.reduce((sum, one) => sum + one, 0) - (isSplit ? promised.unknown : promised.open)
}
