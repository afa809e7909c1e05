import { type Locale, locales } from "#core/i18n/locale.ts"

/** One value for each language, each kept in memory on its own. */
export function perLocale<T>(make: (locale: Locale) => () => T | Promise<T>) {
  const byLocale = new Map(locales.map((locale) => [locale, make(locale)]))
  return async (locale: Locale): Promise<T> => {
    const read = byLocale.get(locale)
    if (!read) throw new Error(`Unknown locale: ${locale}`)
    return read()
  }
}
