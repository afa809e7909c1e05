import { defaultLocale, fallbackLocales, type Locale, locales } from "#core/i18n/locale.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Texts } from "#core/i18n/texts.ts"

/** Fields of a row of texts: texts, or lists as JSON. */
type Fields = Record<string, string>

/** From which language a row has the fields that its own language has no text for. */
export type Borrowed = Partial<Record<string, Locale>>

const isEmpty = (value: string | undefined) => value === undefined || value === "" || value === "[]"

/** Makes the stored rows of texts, one for each language. An empty field gets the text of the main language, else of any other, so
 *  that readers need no fallback; `borrowed` names those fields with their language.
 *  @param texts as written in each language; "" and "[]" are empty
 *  @param main the shop's main language */
export function textRows<F extends Fields>(
  texts: Record<Locale, F>,
  main: Locale,
): (F & { locale: Locale; borrowed: string })[] {
  return locales.map((locale) => {
    const borrowed: Borrowed = {}
    const lent: Fields = {}
    for (const field of Object.keys(texts[locale])) {
      const from = fallbackLocales(locale, main).find((each) => !isEmpty(texts[each][field]))
      if (from === undefined || from === locale) continue
      borrowed[field] = from
      lent[field] = texts[from][field] ?? ""
    }
    return { ...texts[locale], ...lent, locale, borrowed: JSON.stringify(borrowed) }
  })
}

/** The same for a single text of each language. */
export const rowsOfText = <N extends string>(name: N, texts: Texts, main: Locale) =>
  textRows(
    { fr: { [name]: texts.fr }, ar: { [name]: texts.ar }, en: { [name]: texts.en } } as Record<
      Locale,
      Record<N, string>
    >,
    main,
  )

/** Parses the column `borrowed`. Rows from before the main language could be chosen list the fields alone, all of
 *  them French. */
export function toBorrowed(json: string): Borrowed {
  // Written by this program alone.
  const stored = JSON.parse(json) as string[] | Borrowed
  return Array.isArray(stored) ? Object.fromEntries(stored.map((field) => [field, defaultLocale])) : stored
}

/** The languages of borrowed texts as resources have them.
 *  @param names columns by their names on the wire
 *  @returns nothing to spread where all texts are of the row's own language */
export function textLanguages(borrowed: string, names: Record<string, string>): { textLanguages?: TextLanguages } {
  // Nearly all rows: not even parsed.
  if (borrowed === "{}" || borrowed === "[]") return {}
  const from = toBorrowed(borrowed)
  const found = Object.entries(names).flatMap(([name, column]) => (from[column] ? [[name, from[column]] as const] : []))
  return found.length > 0 ? { textLanguages: Object.fromEntries(found) } : {}
}

/** A row with a title as resources have it: with the title's language where that is another one. */
export const withTitleLanguage = <Row extends { borrowed: string }>({ borrowed, ...row }: Row) => ({
  ...row,
  ...textLanguages(borrowed, { title: "title" }),
})

/** Returns a row's own text: `empty` where it is borrowed from another language.
 *  @param field as it was named when the row was made */
export function ownText<T>(row: { borrowed: string }, field: string, value: T, empty: T): T {
  return field in toBorrowed(row.borrowed) ? empty : value
}

/** One text of rows, as the console shows it. */
export function ownTexts(rows: readonly ({ locale: Locale; borrowed: string } & object)[], field: string): Texts {
  const textIn = (locale: Locale) => {
    const row = rows.find((one) => one.locale === locale)
    const value: unknown = row && Reflect.get(row, field)
    return row && typeof value === "string" ? ownText(row, field, value, "") : ""
  }
  return { fr: textIn("fr"), ar: textIn("ar"), en: textIn("en") }
}
