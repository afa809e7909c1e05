import { isRewritten } from "./spreadsheet-rewriting.ts"

/** First characters of a formula; U+2212 is the minus of typography. */
const signs = "=+-\u2212@"

/** Whether a spreadsheet could take a text for a formula: by its first character that is seen, as Excel passes over what
 *  stands before it and takes wide and small forms (`＝`, `﹣`) for those of a keyboard (NFKC); or by a tab or line end before it. */
function isFormula(text: string): boolean {
  const first = /[^\s\p{Cc}\p{Cf}]/u.exec(text)?.[0] ?? ""
  return /^[\t\r]/.test(text) || (first !== "" && signs.includes(first.normalize("NFKC").charAt(0)))
}

/** A text without its first apostrophes. One that would need a guard without them needs one more, so that guard and text are told
 *  apart: `'-20 %` becomes `''-20 %`. */
const behindApostrophes = (text: string) => text.replace(/^'+/, "")

const isFragile = (text: string) => isFormula(text) || isRewritten(text)

/** A text as a cell that no spreadsheet takes for a formula. (Papa Parse's own guard passes over a formula with a line break,
 *  and takes a number that is written with a comma for one.) */
export const guardFormula = (text: string): string => (isFormula(behindApostrophes(text)) ? `'${text}` : text)

/** A text as a cell that a spreadsheet stores as it is: neither a formula, nor a number, date or yes that it would write in its own
 *  way. `withoutGuard` is its exact inverse. */
export const guardCell = (text: string): string => (isFragile(behindApostrophes(text)) ? `'${text}` : text)

/** A cell's text without the guard of `guardCell`. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && isFragile(behindApostrophes(cell)) ? cell.slice(1) : cell
