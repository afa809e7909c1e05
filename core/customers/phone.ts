/** Arabic and Persian digits, and the wide ones of East Asian keyboards; the last four bits of each are its value. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g

/** What people put between the digits: spaces, dots, dashes, brackets, slashes, and the marks of writing direction. */
const separators = /[\s.\-\u2010-\u2015\u2212()/\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g

/** A phone number as the shop keeps it: `0550010203` for `+213 (0)550-01.02.03` or `٠٥٥٠٠١٠٢٠٣` (decision "Phone").
 *  Never refuses: what is no number at all comes back trimmed, otherwise as it was typed. */
export function normalizePhone(typed: string): string {
  const text = typed.trim()
  const compact = text
    .replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace("\uFF0B", "+")
    .replace(separators, "")
  if (!/\d/.test(compact)) return text
  return compact.replace(/^(?:\+|00)2130?(?=\d)/, "0").replace(/^213(?=[567]\d{8}$)/, "0")
}

/** Whether a number can be an Algerian mobile: 05, 06 or 07 and eight more digits. For a gentle hint, never a refusal. */
export function isAlgerianMobile(typed: string): boolean {
  return /^0[567]\d{8}$/.test(normalizePhone(typed))
}

/** Digits of an Algerian number, the leading 0 among them. */
export const phoneDigits = 10

/** What keeps a text from being the number of an Algerian mobile. */
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
