import { toLatinDigits } from "../latin-digits.ts"
import { dropInvisible } from "../search/fold-text.ts"

/** Characters of an order's code: none that looks like another, and no vowels, so that no word comes of them. */
const codeLetters = "BCDFGHJKMNPQRSTVWXYZ"
const codeCharacters = `23456789${codeLetters}`

/** Creates the code after an order's number, such as `K7QX`: one of 439 040, too many to guess.
 *  @param random gives a whole number from 0 to below its argument */
export function newOrderCode(random: (below: number) => number): string {
  const one = (characters: string) => characters.charAt(random(characters.length))
  // A letter comes first: a number and a code without a sign between them can be told apart.
  return one(codeLetters) + one(codeCharacters) + one(codeCharacters) + one(codeCharacters)
}

/** A parsed order number. */
export type OrderNumber = {
  /** The key of its row. */
  id: number
  /** The last two digits of its year. */
  year: string
  /** null = the number was typed without it. */
  code: string | null
}

/** Characters of a text that are read. */
const maxTyped = 200

const plain = (typed: string) => dropInvisible(toLatinDigits(typed.normalize("NFKC"))).toUpperCase()

/** `HN`, year, key and code, with any signs or none between them; words before it, and after its code. */
const whole =
  /^(?:.*[^\p{L}\p{N}])?HN[^\p{L}\p{N}]*(\d{2})[^\p{L}\p{N}]*0*(\d{1,9})(?:[^\p{L}\p{N}]*([A-Z][A-Z0-9]{3})(?:[^\p{L}\p{N}].*)?)?[^\p{L}\p{N}]*$/su
/** The same without `HN`, which the code replaces. */
const withoutName =
  /^(?:.*[^\p{L}\p{N}])?(\d{2})[^\p{L}\p{N}]+0*(\d{1,9})[^\p{L}\p{N}]*([A-Z][A-Z0-9]{3})(?:[^\p{L}\p{N}].*)?$/su

/** Reads an order's number as people type and paste it: `HN-26-000123-K7QX`, without its code, in lower case, with any signs
 *  or none between its parts, digits of any script, invisible characters, words before it; with its code also words after it, and without `HN`.
 *  @returns null for any other text */
export function readOrderNumber(typed: string): OrderNumber | null {
  const text = plain(typed.slice(0, maxTyped))
  const [, year = "", id, code = null] = whole.exec(text) ?? withoutName.exec(text) ?? []
  return id === undefined ? null : { id: Number(id), year, code }
}

/** The row's key of an order's number, of which the key may stand alone.
 *  @returns null for any other text */
export function toOrderKey(typed: string): number | null {
  const [, key] = /^[\s#]*0*(\d{1,9})\s*$/.exec(plain(typed)) ?? []
  return key === undefined ? (readOrderNumber(typed)?.id ?? null) : Number(key)
}

const algerianYear = new Intl.DateTimeFormat("en", { timeZone: "Africa/Algiers", year: "2-digit" })

/** A number in its one form. */
export function formatOrderNumber({ id, year, code }: OrderNumber): string {
  const short = `HN-${year}-${String(id).padStart(6, "0")}`
  return code === null ? short : `${short}-${code}`
}

/** `HN-26-000123`: the Algerian year of an order and its row's key; with its code, as shoppers see it, `HN-26-000123-K7QX`. */
export const orderNumber = (id: number, createdAt: string, code: string | null = null): string =>
  formatOrderNumber({ id, code, year: algerianYear.format(new Date(createdAt)) })
