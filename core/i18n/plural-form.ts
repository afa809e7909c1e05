import type { Locale } from "./locale.ts"

type PluralForm = Intl.LDMLPluralRule

const million = 1_000_000

/** The rules of the Unicode CLDR for numbers from 0 on; `n` may have decimals. */
const rules: Record<Locale, (n: number) => PluralForm> = {
  fr: (n) => (n < 2 ? "one" : n % million === 0 ? "many" : "other"),
  ar: (n) => {
    if (n < 3 && Number.isInteger(n)) return (["zero", "one", "two"] as const)[n] ?? "other"
    const rest = n % 100
    if (!Number.isInteger(n) || rest < 3) return "other"
    return rest <= 10 ? "few" : "many"
  },
  en: (n) => (n === 1 ? "one" : "other"),
}

/** The plural form of a number, as `Intl.PluralRules` gives it, whose making takes a phone longer than a page's messages. */
export function pluralForm(locale: Locale, n: number): PluralForm {
  return rules[locale](Math.abs(n))
}
