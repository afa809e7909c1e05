import { type Locale, locales } from "#core/i18n/locale.ts"

/** One row a language. */
export function inEachLocale<T extends object>(row: (locale: Locale) => T): (T & { locale: Locale })[] {
  return locales.map((locale) => ({ ...row(locale), locale }))
}
