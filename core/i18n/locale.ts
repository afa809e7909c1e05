/** The shop's languages. French is the default and has no URL prefix. */
export const locales = ["fr", "ar", "en"] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = "fr"

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** @returns the writing direction of a language, for `<html dir>` */
export function textDirection(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr"
}

/** Of the languages that were named, those that there are, in the shop's order and French in any case: its addresses are
 *  those of all pages. */
export function offeredLocales(named: readonly string[]): Locale[] {
  return locales.filter((locale) => locale === defaultLocale || named.includes(locale))
}

/** Prefixes a path of the shop with its language.
 *  @param path absolute path without prefix, such as `/shop`
 *  @returns `/shop` in French, `/ar/shop` in Arabic; the root is `/`, `/ar`, `/en` */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === "/" ? `/${locale}` : `/${locale}${path}`
}

/** Takes the language prefix off a path.
 *  @returns the language and the path without prefix; it begins with one slash, as `//name` in a link is another host */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = ""] = path.split("/")
  const locale = isLocale(first) ? first : defaultLocale
  const rest = locale === defaultLocale ? path : path.slice(first.length + 1)
  return { locale, path: rest.replace(/^[/\\]+|^$/, "/") }
}
