import { type Locale, locales } from "#core/i18n/locale.ts"

/** A text in the shop's languages; "" where there is none yet. */
export type LocalTexts = Record<Locale, string>

export const emptyTexts: LocalTexts = { fr: "", ar: "", en: "" }

/** Where a language stands against French, which a text begins in. */
export type Completeness = "empty" | "part" | "complete"

/** How far a language is: complete when it has every text that must be there or that French has.
 *  @param texts of one form or part of it; `required` texts count in every language
 *  @param offered the languages in which the shop is shown: what is written in others alone is wanted in none */
export function textCompleteness(
  texts: { value: LocalTexts; required?: boolean }[],
  locale: Locale,
  offered: readonly Locale[] = locales,
): Completeness {
  const isWritten = (text: string) => text.trim() !== ""
  const wanted = texts.filter(({ value, required }) => required || offered.some((one) => isWritten(value[one])))
  const written = wanted.filter(({ value }) => isWritten(value[locale]))
  if (written.length === wanted.length) return "complete"
  return written.length === 0 ? "empty" : "part"
}
