import { type Locale, locales } from "#core/i18n/locale.ts"

/** A text in the shop's languages; "" where there is none yet. */
export type LocalTexts = Record<Locale, string>

export const emptyTexts: LocalTexts = { fr: "", ar: "", en: "" }

/** Returns the field errors of a text in each language.
 *  @param name of the field; its inputs are called `name.fr`, `name.ar`, `name.en` */
export const problemsIn = (problemOf: (field: string) => string | undefined, name: string): LocalTexts => ({
  fr: problemOf(`${name}.fr`) ?? "",
  ar: problemOf(`${name}.ar`) ?? "",
  en: problemOf(`${name}.en`) ?? "",
})

/** Returns the label of a field, in whichever language its text is wrong. */
export const fieldLabel = <Key>(labels: Record<string, Key>, field: string): Key | undefined =>
  labels[field.replace(/\.(?:fr|ar|en)$/, "")]

/** Progress of a language compared with the others. */
export type Completeness = "empty" | "part" | "complete"

/** Calculates a language's progress: complete when it has every text that is required or that another language has.
 *  @param texts of one form or part of it; `required` texts count in every language
 *  @param offered the languages of the shop: texts in others alone are required in none */
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
