/** The languages that a shop can be shown in. */
export const locales = ["fr", "ar", "en"] as const

export type Locale = (typeof locales)[number]

/** The main language of a new shop, and of one whose settings cannot be read. */
export const defaultLocale: Locale = "fr"

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** @returns the writing direction of a language, for `<html dir>` */
export function textDirection(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr"
}

/** The known languages of a list, each once: its first one, the main language, then the others in the order of `locales`.
 *  `["fr"]` where it names none. */
export function offeredLocales(named: readonly string[]): Locale[] {
  const main = named.find(isLocale) ?? defaultLocale
  return [main, ...locales.filter((locale) => locale !== main && named.includes(locale))]
}

/** The main language: its addresses have no prefix, and nothing is published without its texts.
 *  @param languages in which the shop is shown, the main one first */
export const mainLocale = (languages: readonly Locale[]): Locale => languages[0] ?? defaultLocale

/** The languages in which a text is looked for, each once: the wished one, the main one, then any. */
export const fallbackLocales = (locale: Locale, main: Locale): Locale[] => [...new Set([locale, main, ...locales])]

/** Prefixes a path of the shop with its language.
 *  @param path absolute path without prefix, such as `/shop`
 *  @param main the shop's main language, which has no prefix
 *  @returns `/shop` in the main language, `/ar/shop` in another; the root is `/` or `/ar` */
export function localizedPath(locale: Locale, path: string, main: Locale): string {
  if (locale === main) return path
  return path === "/" ? `/${locale}` : `/${locale}${path}`
}

/** The language that a path names by its prefix, also the main language; undefined where it names none. */
export function prefixLocale(path: string): Locale | undefined {
  const [, first] = path.split("/")
  return isLocale(first) ? first : undefined
}

/** Takes the prefix of a language off a path, also the main language's, which is none of its addresses.
 *  @returns the path without prefix; it begins with one slash, as `//name` in a link is another host */
export function withoutLocale(path: string): string {
  const [, first = ""] = path.split("/")
  const rest = isLocale(first) ? path.slice(first.length + 1) : path
  return rest.replace(/^[/\\]+|^$/, "/")
}

/** Splits a path into its language and the rest. A prefix of the main language is accepted too: mails and open forms may have
 *  addresses from before it was the main one.
 *  @param main the shop's main language, of paths without a prefix */
export function splitLocale(path: string, main: Locale): { locale: Locale; path: string } {
  const [, first = ""] = path.split("/")
  return { locale: isLocale(first) ? first : main, path: withoutLocale(path) }
}
