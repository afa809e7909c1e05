import { type RowProblem, type VariantColumn, variantColumns } from "#core/catalogue/files/product-columns.ts"
import { canStrike, isSameChoice } from "#core/catalogue/variants/grid-rules.ts"
import type { namedChoices } from "#core/catalogue/variants/row-options.ts"
import { noChoice, type VariantChoice } from "#core/catalogue/variants/variant.ts"
import { type VariantFileRow, variantCells } from "#core/catalogue/variants/variant-file.ts"
import { cutText } from "#core/cut-text.ts"
import { fromDinars } from "#core/money.ts"
import type { FileVariantRow } from "../import/read-file-variants.ts"
import { type CheckedGridRow, newGridRow } from "./variant-grid.ts"

/** A row of a variant with its line, as it was read. */
export type VariantFileLine = { line: number; row: VariantFileRow; problems: RowProblem[] }

type Change = { column: VariantColumn | "stock_by"; old: string; new: string }

type NamedChoice = ReturnType<typeof namedChoices>["choices"][number]

/** A row, what it means and what it would change. */
export type Planned = {
  line: VariantFileLine
  choice: VariantChoice
  own: FileVariantRow | undefined
  /** null where the row means no variant. */
  after: CheckedGridRow | null
  problems: RowProblem[]
  changes: Change[]
}

/** Row of the report of a dry run. */
export type PlannedVariant = {
  line: number
  sku: string
  choice: VariantChoice
  result: "create" | "change" | "same" | "problem"
  problems: RowProblem[]
  changes: Change[]
}

/** Whether a variant is no combination of its product any more. */
export const isRemoved = ({ position }: FileVariantRow) => position < 0

/** A stored variant as its grid has it; one whose combination comes back is sold again. */
export const asGridRow = (own: FileVariantRow): CheckedGridRow => {
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

/** Tells what one row would do to the variant that it names; changes nothing.
 *  @param found the variant of the row, by the names of its colour and size
 *  @param isSplit whether the file divides a shared stock among the variants */
export function planRow(
  line: VariantFileLine,
  found: NamedChoice | undefined,
  { stored, pictures }: { stored: readonly FileVariantRow[]; pictures: ReadonlyMap<string, number> },
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
    // The stored value stays, and the report names it.
    if (column === "quantity_was" || column === "parent" || column === "color" || column === "size") return []
    const [old, next] = [String(was?.[column] ?? ""), String(is[column])]
    return old === next ? [] : [{ column, old, new: next }]
  })
  return { line, choice, own, after, problems, changes }
}

/** Describes a new variant by its codes. */
export const choiceChanges = (choice: VariantChoice): Change[] =>
  (["color", "size"] as const).flatMap((column) =>
    choice[column] === "" ? [] : { column, old: "", new: choice[column] },
  )

/** Returns the row of the report: one with a problem would change nothing. */
export function toReport({ line, choice, own, after, problems, changes }: Planned): PlannedVariant {
  const sku = after?.sku || line.row.sku || ""
  const result = problems.length > 0 ? "problem" : !own ? "create" : changes.length > 0 ? "change" : "same"
  return { line: line.line, sku, choice, problems, changes: result === "problem" ? [] : changes, result }
}
