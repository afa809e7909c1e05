import {
  type DeliveryField,
  type DeliveryProblem,
  isDinars,
  maxDelivery,
  maxDeliveryDays,
} from "#core/delivery/delivery-values.ts"
import { foldText } from "#core/search/fold-text.ts"
import { decimalText, readNumber, readWhole } from "#core/text/parse-number.ts"

export { readNumber }

export type CellValue = number | boolean | null
export type CellProblem = DeliveryProblem | "flag"

const isFlag = (field: DeliveryField) => field === "deskServed" || field === "homeServed"
const isDay = (field: DeliveryField) => field === "daysMin" || field === "daysMax"

/** Returns the kind of a cell: a price, a number of days, or whether the shop delivers there. */
export const fieldKind = (field: DeliveryField): "price" | "days" | "flag" =>
  isFlag(field) ? "flag" : isDay(field) ? "days" : "price"

const yes = new Set(["1", "oui", "o", "yes", "y", "true", "vrai", "x", "✓", "نعم", "صحيح"].map(foldText))
const no = new Set(["0", "non", "n", "no", "false", "faux", "لا", "خطا"].map(foldText))
const unknown = new Set(["", "-", "–", "—", "?"])

/** An amount of dinars up to the highest; nothing written = null.
 *  @returns undefined when it is none */
export function readDinars(text: string, max: number): number | null | undefined {
  if (unknown.has(text.trim())) return null
  const value = readNumber(text)
  return value !== undefined && isDinars(value, max) ? value : undefined
}

/** A yes or a no in one of the console's languages, or as spreadsheets write them.
 *  @returns undefined when it is neither */
export function readFlag(text: string): boolean | undefined {
  const word = foldText(text.trim())
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

/** Parses a cell's text.
 *  @returns undefined when it cannot be read */
export function readCell(field: DeliveryField, text: string): CellValue | undefined {
  const kind = fieldKind(field)
  if (kind === "price") return readDinars(text, maxDelivery)
  if (kind === "flag") return readFlag(text)
  if (unknown.has(text.trim())) return null
  const value = readWhole(text)
  return value !== undefined && value <= maxDeliveryDays ? value : undefined
}

/** A value as it is shown and written to a file: a decimal comma and no blanks in numbers, 1 and 0 for yes and no, nothing
 *  for what is not known. */
export function cellText(value: CellValue): string {
  if (typeof value === "boolean") return value ? "1" : "0"
  return value === null ? "" : decimalText(value)
}
