import {
  type ProductFileProblem,
  type RowProblem,
  type VariantColumn,
  variantColumns,
} from "#core/catalogue/files/product-columns.ts"
import { canStrike, gridProblems, isSameChoice } from "#core/catalogue/variants/grid-rules.ts"
import type { namedChoices } from "#core/catalogue/variants/row-options.ts"
import { noChoice, type VariantChoice } from "#core/catalogue/variants/variant.ts"
import { type VariantFileRow, variantCells } from "#core/catalogue/variants/variant-file.ts"
import { cutText } from "#core/cut-text.ts"
import { fromDinars } from "#core/money.ts"
import type { FileVariantRow } from "../import/read-file-variants.ts"
import { type CheckedGrid, type CheckedGridRow, newGridRow } from "./variant-grid.ts"

/** A row of a variant with its line, as it was read. */
export type VariantFileLine = { line: number; row: VariantFileRow; problems: RowProblem[] }

type Change = { column: VariantColumn | "stock_by"; old: string; new: string }

type PlannedVariant = {
  line: number
  sku: string
  choice: VariantChoice
  result: "create" | "change" | "same" | "problem"
  problems: RowProblem[]
  changes: Change[]
}

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

/** The place of a variant that is no combination of its product any more. */
const isRemoved = ({ position }: FileVariantRow) => position < 0

/** A stored variant as its grid has it; one whose combination comes back is sold again. */
const asGridRow = (own: FileVariantRow): CheckedGridRow => {
  const { color, size, sku, barcode, price, lastPrice, cost, weight, imageId, active, quantity } = own
  return {
    color,
    size,
    sku,
    barcode,
    price,
    lastPrice,
    cost,
    weight,
    imageId,
    active: active || isRemoved(own),
    quantity,
    quantityWas: quantity,
  }
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

type Planned = {
  line: VariantFileLine
  choice: VariantChoice
  own: FileVariantRow | undefined
  /** null where the row means no variant. */
  after: CheckedGridRow | null
  problems: RowProblem[]
  changes: Change[]
}

function planRow(
  line: VariantFileLine,
  found: ToPlan["named"]["choices"][number] | undefined,
  { stored, pictures }: ToPlan,
  { isSplit, countsByVariant }: { isSplit: boolean; countsByVariant: boolean },
): Planned {
  const { row } = line
  const problems = [...line.problems, ...(found?.problems ?? [])]
  const choice = found?.choice
  if (!choice) return { line, choice: noChoice, own: undefined, after: null, problems, changes: [] }
  const stays = stored.find((one) => isSameChoice(one, choice))
  const own = stays && !isRemoved(stays) ? stays : undefined
  const before = stays ? asGridRow(stays) : newGridRow(choice)
  const amount = (said: number | null | undefined, was: number | null) =>
    said === undefined ? was : said === null ? null : fromDinars(said)
  const price = amount(row.price, before.price)
  const lastPrice = amount(row.lastPrice, before.lastPrice)
  const isStruck = canStrike(price, lastPrice)
  if (!isStruck && typeof row.lastPrice === "number") {
    problems.push({ column: "last_price", code: "NOT_ABOVE_PRICE", value: String(row.lastPrice) })
  }
  const had = isSplit ? 0 : before.quantity
  const quantityWas = isSplit || !own ? had : (row.quantityWas ?? had)
  const quantity = row.quantity ?? quantityWas
  if (had + quantity - quantityWas < 0) {
    problems.push({ column: "quantity", code: "BELOW_ZERO", value: String(row.quantity) })
  }
  const losesZeros = (column: "barcode" | "sku") => {
    const [given, was] = [row[column], before[column]]
    const isLost = given && was && given !== was && given === was.replace(/^0+/, "")
    if (isLost) problems.push({ column, code: "ZEROS_LOST", value: given })
  }
  losesZeros("barcode")
  losesZeros("sku")
  const pictureWas = stays?.picture ?? null
  const picture = row.picture === undefined ? pictureWas : row.picture
  const imageId = picture === pictureWas ? before.imageId : (pictures.get(picture ?? "") ?? null)
  if (picture !== null && imageId === null)
    problems.push({ column: "picture", code: "UNKNOWN", value: cutText(picture, 80) })
  const after: CheckedGridRow = {
    ...before,
    sku: row.sku ?? before.sku,
    price,
    lastPrice: isStruck ? lastPrice : null,
    barcode: row.barcode === undefined ? before.barcode : row.barcode,
    cost: amount(row.cost, before.cost ?? null),
    weight: row.weight === undefined ? before.weight : row.weight,
    imageId,
    active: row.active ?? before.active,
    quantity,
    quantityWas,
  }
  const cellsOf = ({ quantity: units, ...facts }: CheckedGridRow, shown: string | null, counts: boolean) =>
    variantCells({
      ...facts,
      cost: facts.cost ?? null,
      parent: row.parent,
      picture: shown,
      quantity: counts ? units : null,
    })
  const was = own && cellsOf(before, pictureWas, countsByVariant && !isSplit)
  const is = cellsOf({ ...after, quantity: had + quantity - quantityWas }, picture, countsByVariant)
  const changes = variantColumns.flatMap((column): Change[] => {
    // What it is stays, and the report names it.
    if (column === "quantity_was" || column === "parent" || column === "color" || column === "size") return []
    const [old, next] = [String(was?.[column] ?? ""), String(is[column])]
    return old === next ? [] : [{ column, old, new: next }]
  })
  return { line, choice, own, after, problems, changes }
}

/** Describes a new variant by its codes. */
const choiceChanges = (choice: VariantChoice): Change[] =>
  (["color", "size"] as const).flatMap((column) =>
    choice[column] === "" ? [] : { column, old: "", new: choice[column] },
  )

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

function toReport({ line, choice, own, after, problems, changes }: Planned): PlannedVariant {
  const sku = after?.sku || line.row.sku || ""
  const result = problems.length > 0 ? "problem" : !own ? "create" : changes.length > 0 ? "change" : "same"
  return { line: line.line, sku, choice, problems, changes: result === "problem" ? [] : changes, result }
}
