import { foldText } from "../search/fold-text.ts"

/** The dinar as it is typed beside an amount. */
const currency = /^(?:dinars?|dzd|da|دينار|دج|د\.ج\.?)|(?:dinars?|dzd|da|دينار|دج|د\.ج\.?)$/

const plain = /^(\d+)(?:[.,](\d+))?$/
const commaGroups = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/
const dotGroups = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/
/** One comma or dot before exactly three digits: thousands, or three decimals. */
const oneGroup = /^\d{1,3}[.,]\d{3}$/
/** The decimal sign of Arabic keyboards separates no thousands. */
const arabicDecimals = /^(\d+)٫(\d+)$/

/** A number apart: its digits, and whether its one comma or dot may stand between thousands as well as before decimals. */
type NumberParts = { whole: string; decimals: string; isAmbiguous: boolean }

function toParts(text: string): NumberParts | undefined {
  const typed = foldText(text)
    .replace(/[\s'’٬]/g, "")
    .replaceAll("،", ",")
  const bare = typed.replace(currency, "")
  const parts = commaGroups.exec(bare) ?? dotGroups.exec(bare) ?? plain.exec(bare) ?? arabicDecimals.exec(bare)
  if (!parts) return undefined
  const [, whole = "", decimals = ""] = parts
  // Dinars have at most two decimals: with their name behind it, `1.500` is 1 500.
  const isNamed = bare !== typed && decimals === ""
  return { whole: whole.replace(/[.,]/g, ""), decimals, isAmbiguous: oneGroup.test(bare) && !isNamed }
}

const toNumber = ({ whole, decimals }: NumberParts): number => Number(`${whole}.${decimals || "0"}`)

/** A number as spreadsheets write it: blanks, commas, dots and apostrophes between thousands, a comma or dot before
 *  one or two decimals, digits of any script, the currency beside it.
 *  @returns undefined when it is none, or could be two (`isAmbiguousNumber`) */
export function readNumber(text: string): number | undefined {
  const parts = toParts(text)
  return parts && !parts.isAmbiguous && parts.decimals.length <= 2 ? toNumber(parts) : undefined
}

/** A whole number from 0, written as `readNumber` reads numbers.
 *  @returns undefined for anything else */
export function readWhole(text: string): number | undefined {
  const value = readNumber(text)
  return Number.isInteger(value) ? value : undefined
}

/** Whether a text could be two numbers: `1.234` and `12,500` are thousands to one reader and three decimals to another. A second
 *  separator (`1.234,00`, `1.234.567`), blanks as separators (`1 234`) or the currency (`1.234 DA`) tell. */
export const isAmbiguousNumber = (text: string): boolean => toParts(text)?.isAmbiguous === true

/** An amount of a filter, which changes nothing and is shown again as it was read: `1.500` is 1 500 there, and
 *  decimals may be as many as they like.
 *  @returns undefined when it is no number */
export function readFilterNumber(text: string): number | undefined {
  const parts = toParts(text)
  return parts && toNumber(parts)
}

/** A number as it is shown in fields and grids: with the decimal comma of all prices of the shop. `readNumber` reads it again. */
export const decimalText = (value: number): string => String(value).replace(".", ",")
