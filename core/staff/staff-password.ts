import { foldText } from "../search/fold-text.ts"
import { isKeyboardWalk } from "../ui/keyboard-walk.ts"

export const minPasswordLength = 10
export const maxPasswordLength = 128

export type PasswordProblem = "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_TOO_COMMON"

/** Letters in whose place digits and signs are typed. */
const replaced: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" }

const compact = (text: string) => foldText(text).replace(/[\s._'’-]/g, "")
const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => replaced[sign] ?? sign)
/** Without the digits and signs that are put around a word to make it longer. */
const stem = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")

/** The forms in which a common password counts as known. */
function formsOf(password: string): string[] {
  const plain = compact(password)
  return [plain, stem(plain), asLetters(plain), stem(asLetters(plain)), asLetters(stem(plain))]
}

/** Whether a text is one short piece again and again: `aaaaaaaaaa`, `abcabcabcabc`. */
const repeats = (text: string) => /^(.{1,4}?)\1{2,}.{0,3}$/u.test(text)

/** The shortest word that a password of two words is looked through for. */
const minPart = 3

/** Passwords that are guessed first, each in the form of `compactWord`. */
export type CommonPasswords = {
  passwords: ReadonlySet<string>
  /** Two of these, one after the other, are no good password either: a thousand words make a million pairs. */
  words: ReadonlySet<string>
}

const isTwoWords = (text: string, words: ReadonlySet<string>): boolean =>
  Array.from({ length: Math.max(0, text.length - 2 * minPart + 1) }, (_, index) => index + minPart).some(
    (at) => words.has(text.slice(0, at)) && words.has(text.slice(at)),
  )

/** Phone numbers, dates and everything else that has digits alone is soon tried out. */
const isNumber = (text: string) => /^[\d\s./+-]{1,20}$/.test(text)

/** Finds the error of a password (NIST SP 800-63B, 3.1.1.2: length and common ones, no rules of composition). Common
 *  are the passwords and words of a list, two of the words together, each with digits and signs around or in place of
 *  letters, walks over a keyboard, repeated pieces, and numbers alone.
 *  @param own known facts about the user: name, e-mail address
 *  @returns null = none */
export function passwordProblem(
  password: string,
  { passwords, words }: CommonPasswords,
  own: readonly string[] = [],
): PasswordProblem | null {
  const length = [...password.normalize("NFKC")].length
  if (length < minPasswordLength) return "PASSWORD_TOO_SHORT"
  if (password.length > maxPasswordLength) return "PASSWORD_TOO_LONG"
  const forms = formsOf(password)
  const personal = own.flatMap((text) => text.split("@").map(compact)).filter((text) => text.length >= 4)
  const isTried = (form: string) =>
    passwords.has(form) || words.has(form) || isTwoWords(form, words) || isKeyboardWalk(form)
  const isKnown = forms.some((form) => isTried(form) || personal.includes(form) || repeats(form))
  return isKnown || isNumber(password.trim()) ? "PASSWORD_TOO_COMMON" : null
}

/** A line of a list of common passwords as `passwordProblem` compares it. */
export const compactWord = compact
