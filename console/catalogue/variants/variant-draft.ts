import type { VariantForm, VariantGrid } from "#api/catalogue/contract-variants.ts"
import { addStep, type Draft, type Edits } from "../../ui/sheet/edits.ts"
import {
  readVariantCell,
  unreadableProblem,
  type VariantField,
  type VariantProblem,
  type VariantValue,
  variantFields,
  variantText,
} from "./variant-cells.ts"

export type VariantRow = VariantGrid["variants"][number]
type StockBy = VariantGrid["stockBy"]

/** The key of whether the variants share the product's units. */
export const stockByKey = "stockBy"

export const cellKey = (documentId: string, field: VariantField | "image") => `${documentId}.${field}`

/** The server's errors by the cells' keys, with the text typed at that moment. */
export type ServerProblems = { edits: Edits; cells: ReadonlyMap<string, VariantProblem> }

export type VariantCell = {
  /** undefined = what is written there means nothing. */
  value: VariantValue | undefined
  text: string
  isChanged: boolean
  /** Whether units have to be counted there and are not yet. */
  isMissing: boolean
  problem: VariantProblem | undefined
}

export type DraftRow = {
  row: VariantRow
  cells: Record<VariantField, VariantCell>
  /** documentId of its own picture; "" = none. */
  image: string
  isChanged: boolean
}

/** How the units are to be counted. */
export const toStockBy = (grid: VariantGrid, edits: Edits): StockBy =>
  edits[stockByKey] === undefined ? grid.stockBy : edits[stockByKey] === "variant" ? "variant" : "product"

/** Whether the variants stop sharing the product's units: each has to be counted. */
export const isSplitting = (grid: VariantGrid, edits: Edits): boolean =>
  grid.stockBy === "product" && toStockBy(grid, edits) === "variant"

/** The columns that are shown. */
export const shownFields = (grid: VariantGrid, edits: Edits): VariantField[] =>
  variantFields.filter((field) => field !== "quantity" || toStockBy(grid, edits) === "variant")

const imageOf = ({ image }: VariantRow) => image?.documentId ?? ""

function cellOf(grid: VariantGrid, row: VariantRow, field: VariantField, edits: Edits): VariantCell {
  const loaded = field === "quantity" && isSplitting(grid, edits) ? null : row[field]
  const typed = edits[cellKey(row.documentId, field)]
  const value = typed === undefined ? loaded : readVariantCell(field, typed)
  return {
    value,
    text: value === undefined ? (typed ?? "") : variantText(value),
    isChanged: value !== loaded,
    isMissing: false,
    problem: value === undefined ? unreadableProblem(field, typed ?? "") : undefined,
  }
}

/** Marks what the cells of a row say against each other. */
function checkRow(cells: DraftRow["cells"], isCounting: boolean, stockBy: StockBy): void {
  const { price, lastPrice, quantity, active } = cells
  if (typeof lastPrice.value === "number" && !price.problem) {
    if (price.value === null) lastPrice.problem ??= "ownPrice"
    else if (Number(price.value) >= lastPrice.value) lastPrice.problem ??= "lastPrice"
  }
  if (stockBy === "variant" && quantity.value === null && active.value !== false) {
    if (isCounting) quantity.isMissing = true
    else quantity.problem ??= "units"
  }
}

/** The rows with what was typed, and what is wrong with it. */
export function draftRows(grid: VariantGrid, edits: Edits, server?: ServerProblems): DraftRow[] {
  const isCounting = isSplitting(grid, edits)
  const stockBy = toStockBy(grid, edits)
  const rows = grid.variants.map((row): DraftRow => {
    const cell = (field: VariantField) => cellOf(grid, row, field, edits)
    const cells: DraftRow["cells"] = {
      sku: cell("sku"),
      barcode: cell("barcode"),
      price: cell("price"),
      lastPrice: cell("lastPrice"),
      quantity: cell("quantity"),
      weight: cell("weight"),
      cost: cell("cost"),
      active: cell("active"),
    }
    checkRow(cells, isCounting, stockBy)
    const image = edits[cellKey(row.documentId, "image")] ?? imageOf(row)
    const isChanged = image !== imageOf(row) || variantFields.some((field) => cells[field].isChanged)
    return { row, cells, image, isChanged }
  })
  const skus = rows.map(({ cells }) => cells.sku.value)
  for (const { row, cells } of rows) {
    const { value } = cells.sku
    if (value !== "" && skus.indexOf(value) !== skus.lastIndexOf(value)) cells.sku.problem ??= "TAKEN"
    for (const field of variantFields) {
      const key = cellKey(row.documentId, field)
      if (server && server.edits[key] === edits[key]) cells[field].problem ??= server.cells.get(key)
    }
  }
  return rows
}

/** The units of all variants on sale. */
export const sumOfUnits = (rows: readonly DraftRow[]): number =>
  rows.reduce(
    (sum, { cells }) =>
      cells.active.value !== false && typeof cells.quantity.value === "number" ? sum + cells.quantity.value : sum,
    0,
  )

/** Takes texts over into the draft as one step; what is as it was loaded is no change, and units that are not counted by
 *  variant are none. */
export function editVariants(draft: Draft, grid: VariantGrid, typed: Edits): Draft {
  const edits = { ...draft.edits, ...typed }
  if (edits[stockByKey] === grid.stockBy) delete edits[stockByKey]
  for (const row of grid.variants) {
    for (const field of variantFields) {
      const isDropped = field === "quantity" && toStockBy(grid, edits) === "product"
      const key = cellKey(row.documentId, field)
      if (key in edits && (isDropped || !cellOf(grid, row, field, edits).isChanged)) delete edits[key]
    }
    const image = cellKey(row.documentId, "image")
    if (edits[image] === imageOf(row)) delete edits[image]
  }
  return addStep(draft, edits)
}

/** The rows that are sent: all of them where they are counted for the first time, else those that are changed. */
export const sentRows = (grid: VariantGrid, edits: Edits): DraftRow[] =>
  draftRows(grid, edits).filter(({ isChanged }) => isChanged || isSplitting(grid, edits))

/** Converts a draft without errors to the request. */
export function variantForm(grid: VariantGrid, edits: Edits): VariantForm {
  const stockBy = toStockBy(grid, edits)
  const isCounting = isSplitting(grid, edits)
  const numberOf = (value: VariantValue | undefined) => (typeof value === "number" ? value : null)
  return {
    updatedAt: grid.updatedAt,
    stockBy,
    sizeKind: grid.sizeKind,
    ...(isCounting && { sharedWas: grid.quantity }),
    variants: sentRows(grid, edits).map(({ row, cells, image }) => ({
      color: row.color,
      size: row.size,
      sku: variantText(cells.sku.value ?? ""),
      barcode: variantText(cells.barcode.value ?? "") || null,
      price: numberOf(cells.price.value),
      lastPrice: numberOf(cells.lastPrice.value),
      quantity: stockBy === "variant" ? (numberOf(cells.quantity.value) ?? 0) : 0,
      quantityWas: stockBy === "variant" && !isCounting ? row.quantity : 0,
      weight: numberOf(cells.weight.value),
      cost: numberOf(cells.cost.value),
      image: image || null,
      active: cells.active.value !== false,
    })),
  }
}
