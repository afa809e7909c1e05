import { type Locale, locales } from "#core/locale.ts"

/** One row a language. */
export function inEachLocale<T extends object>(row: (locale: Locale) => T): (T & { locale: Locale })[] {
  return locales.map((locale) => ({ ...row(locale), locale }))
}
