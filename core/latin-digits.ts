const isDigit = (code: number) => code >= 0 && /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Unicode keeps the ten digits of a script together, 0 first; a run of such digits is a multiple of ten long. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return String((code - zero) % 10)
}

/** Replaces the decimal digits of every script (Unicode property `Nd`) by `0` to `9`. */
export const toLatinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitValue)
