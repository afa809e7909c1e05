import { foldText } from "./search/fold-text.ts"

const wholes = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/
const commaDecimals = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/
const dotDecimals = /^(\d+|\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/

/** A number as spreadsheets write it: blanks, commas, dots and apostrophes between thousands, a comma or dot before
 *  one or two decimals, Arabic digits, the currency behind it.
 *  @returns undefined when it is none */
export function readNumber(text: string): number | undefined {
  const bare = foldText(text)
    .replace(/[\s'’٬\u200e\u200f]/g, "")
    .replace(/٫/g, ".")
    .replace(/(da|dzd|دج|د\.ج\.?)$/, "")
  const parts = wholes.exec(bare) ?? commaDecimals.exec(bare) ?? dotDecimals.exec(bare)
  if (!parts) return undefined
  const [, whole = "", decimals = "0"] = parts
  return Number(`${whole.replace(/[.,]/g, "")}.${decimals}`)
}
