import { defaultLocale, type Locale, locales } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"

/** Fields of a row of texts: texts, or lists as JSON. */
type Fields = Record<string, string>

const isEmpty = (value: string | undefined) => value === undefined || value === "" || value === "[]"

/** Rows of texts as the database keeps them, one a language. What a language has no text of its own for, it has from
 *  French, so that no reader of the storefront needs to know; `borrowed` names those fields for the console.
 *  @param texts what is written in each language; "" and "[]" are nothing */
export function textRows<F extends Fields>(texts: Record<Locale, F>): (F & { locale: Locale; borrowed: string })[] {
  const french = texts[defaultLocale]
  return locales.map((locale) => {
    const own = texts[locale]
    const borrowed = Object.keys(own).filter((field) => isEmpty(own[field]) && !isEmpty(french[field]))
    const from = locale === defaultLocale ? [] : borrowed
    const lent = Object.fromEntries(from.map((field) => [field, french[field]]))
    return { ...own, ...lent, locale, borrowed: JSON.stringify(from) }
  })
}

/** The same for a single text of each language. */
export const rowsOfText = <N extends string>(name: N, texts: Texts) =>
  textRows({ fr: { [name]: texts.fr }, ar: { [name]: texts.ar }, en: { [name]: texts.en } } as Record<
    Locale,
    Record<N, string>
  >)

/** What a row of texts has of its own: `empty` for what it has from French.
 *  @param field as it was named when the row was made */
export function ownText<T>(row: { borrowed: string }, field: string, value: T, empty: T): T {
  // Written by this program alone.
  return (JSON.parse(row.borrowed) as string[]).includes(field) ? empty : value
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
