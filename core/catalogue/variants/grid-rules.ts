import type { Centimes } from "../../money.ts"
import type { VariantChoice } from "./variant.ts"

export const isSameChoice = (a: VariantChoice, b: VariantChoice) => a.color === b.color && a.size === b.size

/** Whether an earlier price may be struck beside a variant's own price. */
export const canStrike = (price: Centimes | null, lastPrice: Centimes | null): boolean =>
  lastPrice === null || (price !== null && lastPrice > price)

type Row = VariantChoice & { sku: string; active: boolean }

/** Error of a row of the grid; `index` null = of all of them. `UNKNOWN`: the product has no such combination;
 *  `TAKEN`: it appears twice, or another variant has the SKU; `NEEDED`: no variant would be sold. */
export type GridProblem = {
  index: number | null
  field: "size" | "sku" | "active"
  code: "UNKNOWN" | "TAKEN" | "NEEDED"
}

/** Checks rows of a product's grid against its combinations and the variants that there are.
 *  @param stored the product's variants as they are; the rows are what some of them become
 *  @param foreign those of the rows' SKUs that variants of other products have */
export function gridProblems(
  rows: readonly Row[],
  { sold, stored, foreign }: { sold: readonly VariantChoice[]; stored: readonly Row[]; foreign: ReadonlySet<string> },
): GridProblem[] {
  const keyOf = ({ color, size }: VariantChoice) => `${color}\n${size}`
  const soldKeys = new Set(sold.map(keyOf))
  const rowOf = new Map<string, Row>()
  const skus = new Set<string>()
  const keys = rows.map(keyOf)
  const others = new Set(stored.filter((own) => !keys.includes(keyOf(own))).map(({ sku }) => sku))
  const problems = rows.flatMap((row, index): GridProblem[] => {
    const found: GridProblem[] = []
    if (!soldKeys.has(keyOf(row))) found.push({ index, field: "size", code: "UNKNOWN" })
    if (rowOf.has(keyOf(row))) found.push({ index, field: "size", code: "TAKEN" })
    else rowOf.set(keyOf(row), row)
    const isTaken = foreign.has(row.sku) || skus.has(row.sku) || others.has(row.sku)
    if (row.sku !== "" && isTaken) found.push({ index, field: "sku", code: "TAKEN" })
    skus.add(row.sku)
    return found
  })
  const storedOf = new Map(stored.map((row) => [keyOf(row), row]))
  const isActive = (choice: VariantChoice) => (rowOf.get(keyOf(choice)) ?? storedOf.get(keyOf(choice)))?.active === true
  if (!sold.some(isActive)) problems.push({ index: null, field: "active", code: "NEEDED" })
  return problems
}
