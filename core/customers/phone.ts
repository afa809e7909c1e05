import { toLatinDigits } from "../latin-digits.ts"

/** Digits of an Algerian mobile, the leading 0 among them. */
export const phoneDigits = 10

/** A mobile that is complete, whatever stands behind it: a second number, an extension, a name. */
const fullMobile = /^(?:(?:\+|00)?2130*|0?)[567]\d{8}$/
/** A number within Algeria without its 0: mobiles have nine digits, landlines eight. */
const significant = /^[1-9]\d{7,8}$/

/** Characters of a text that are read; a longer one is no phone, and takes no longer. */
const maxRead = 400

type ReadPhone = {
  /** The digits that are compared, with a `+` before them where one was typed. */
  digits: string
  /** Whether more digits follow, such as those of a second number. */
  hasMore: boolean
}

/** The most digits of a mobile with its prefix, and some to spare. */
const maxMobile = 16

/** Joins runs of digits from one on until they are a whole mobile.
 *  @returns undefined when they are none */
function findMobile(runs: readonly string[], from: number): ReadPhone | undefined {
  let digits = runs[from] ?? ""
  for (let next = from + 1; digits.length <= maxMobile; next++) {
    if (fullMobile.test(digits)) return { digits, hasMore: runs.slice(next).some((run) => run !== "+") }
    const run = runs[next]
    if (run === undefined) return undefined
    if (run !== "+") digits += run
  }
  return undefined
}

/** The digits of a text up to the end of the first mobile in it, which begins the text or, but for a number abroad, with its 0
 *  or the country's prefix; all digits where there is none. */
function readDigits(typed: string): ReadPhone {
  const runs = toLatinDigits(typed.slice(0, maxRead).normalize("NFKC")).match(/\d+|\+(?=\D*\d)/g) ?? []
  const [first = ""] = runs
  const isAbroad = /^(?:\+|00)/.test(first)
  const starts = runs.flatMap((run, at) =>
    at === 0 || (!isAbroad && /^(?:\+|00?$|0[567]|00213)/.test(run)) ? [at] : [],
  )
  for (const at of starts) {
    const found = findMobile(runs, at)
    if (found) return at === 0 ? found : { ...found, hasMore: true }
  }
  return { digits: runs.filter((run, at) => at === 0 || run !== "+").join(""), hasMore: false }
}

/** The digits of a number within Algeria, without the 0 that they begin with; of a number abroad those with its country. */
function nationalDigits(digits: string): string {
  const all = digits.replace(/^(?:\+|00)2130*(?=\d)/, "").replace(/^\+?0*/, "")
  return all.replace(/^2130*(?=[1-9]\d{7,8}$)/, "")
}

const foldWords = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()

/** Returns the key of a phone, equal for all spellings of it (docs/decisions/0007-orders.md, "Phone"). `+213 550 99 88 77`,
 *  `550998877` and `tel:٠٥٥٠-٩٩-٨٨-٧٧` have the key `0550998877`, `+33 6 12…` has `33612…`. A text without digits is its own key,
 *  folded; one of only spaces has `""`.
 *  @returns at most 80 characters, which a database can store */
export function phoneKey(typed: string): string {
  const { digits } = readDigits(typed)
  const start = typed.slice(0, maxRead)
  if (digits === "") return (foldWords(start) || start.trim()).slice(0, 80).toWellFormed()
  const national = nationalDigits(digits).slice(0, 79)
  return significant.test(national) ? `0${national}` : national || "0"
}

const hasLetters = (text: string) => /\p{L}/u.test(text.normalize("NFKC").replace(/^\W*tel\W/i, ""))

/** A phone as the shop stores and shows it: `0550010203` for `+213 (0)550-01.02.03` or `٠٥٥٠٠١٠٢٠٣`. Never rejects: a text with
 *  words or a second number comes back as it was typed, trimmed. Compare by `phoneKey`. */
export function normalizePhone(typed: string): string {
  const text = typed.trim()
  if (text.length > maxRead) return text
  const { digits, hasMore } = readDigits(text)
  if (digits === "" || hasMore || hasLetters(text)) return text
  const key = phoneKey(text)
  const isAbroad = /^\+(?!213)/.test(digits)
  if (!isAbroad && /^0(?:[567]\d{8}|[2-4]\d{7})$/.test(key)) return key
  return digits.replace(/^(?:\+|00)2130*(?=\d)/, "0")
}

/** Returns the digits by which a part of a phone is searched for, in keys and in stored numbers. Eight digits may be
 *  the end of a mobile as well as a landline without its 0. */
export const phonePart = (typed: string): string =>
  normalizePhone(typed)
    .replace(/^\+/, "")
    .replace(/^0(?=[2-4]\d{7}$)/, "")

/** Whether a number can be an Algerian mobile: 05, 06 or 07 and eight more digits. For a gentle hint, never a rejection. */
export function isAlgerianMobile(typed: string): boolean {
  return /^0[567]\d{8}$/.test(phoneKey(typed))
}

/** Reasons why a text is not the number of an Algerian mobile. */
export type MobileWarning =
  /** It has another number of digits than `phoneDigits`. */
  | { kind: "digits"; digits: number }
  /** It does not begin with 05, 06 or 07. */
  | { kind: "prefix" }

/** Why a number cannot be an Algerian mobile, to be shown; the number is taken all the same.
 *  @returns null when it can be one, and while nothing is typed */
export function findMobileWarning(typed: string): MobileWarning | null {
  if (typed.trim() === "" || isAlgerianMobile(typed)) return null
  const digits = normalizePhone(typed).replace(/\D/g, "").length
  return digits === phoneDigits ? { kind: "prefix" } : { kind: "digits", digits }
}

/** A number as people read it: `0550 01 02 03`; one that is not ten digits long stays as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})$/, "$1 $2 $3 $4")
}
