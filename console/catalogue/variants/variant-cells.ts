import { isRounded } from "#core/files/spreadsheet-rewriting.ts"
import { decimalText, readWhole } from "#core/text/parse-number.ts"
import { readDinars, readFlag } from "../../delivery/cell-text.ts"

/** Fields of a variant in the grid, in the order of its columns. */
export const variantFields = ["quantity", "price", "lastPrice", "active", "sku", "barcode", "weight", "cost"] as const

export type VariantField = (typeof variantFields)[number]

export type VariantValue = string | number | boolean | null

/** Error of a cell: by its text, by the other cells, or by the server. */
export type VariantProblem =
  | "text"
  | "rounded"
  | "price"
  | "units"
  | "weight"
  | "flag"
  | "ownPrice"
  | "lastPrice"
  | "TAKEN"
  | "UNKNOWN"
  | "STOCK_BELOW_ZERO"

const maxPrice = 100_000_000
const maxUnits = 1_000_000
const longest = { sku: 120, barcode: 60 }

export function fieldKind(field: VariantField): "text" | "number" | "flag" {
  if (field === "sku" || field === "barcode") return "text"
  return field === "active" ? "flag" : "number"
}

const unreadable: Record<VariantField, VariantProblem> = {
  sku: "text",
  barcode: "text",
  price: "price",
  lastPrice: "price",
  cost: "price",
  quantity: "units",
  weight: "weight",
  active: "flag",
}

/** Error of a cell whose text cannot be read. */
export const unreadableProblem = (field: VariantField, text: string): VariantProblem =>
  fieldKind(field) === "text" && isRounded(text.trim()) ? "rounded" : unreadable[field]

/** Parses a cell's text; an empty one = null, or "" for a SKU.
 *  @returns undefined when it cannot be read */
export function readVariantCell(field: VariantField, text: string): VariantValue | undefined {
  const typed = text.trim()
  if (field === "sku" || field === "barcode") {
    if (typed.length > longest[field] || isRounded(typed)) return undefined
    return field === "barcode" && typed === "" ? null : typed
  }
  if (field === "active") return readFlag(typed)
  if (field === "price" || field === "lastPrice" || field === "cost") return readDinars(typed, maxPrice)
  if (typed === "") return null
  const value = readWhole(typed)
  return value !== undefined && value <= maxUnits ? value : undefined
}

/** A value as it is written and compared; a number with a decimal comma. */
export function variantText(value: VariantValue): string {
  if (typeof value === "boolean") return value ? "1" : "0"
  return typeof value === "number" ? decimalText(value) : (value ?? "")
}
