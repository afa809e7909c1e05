import { defaultLocale, isLocale, type Locale, locales } from "#core/i18n/locale.ts"

/** Languages by the name that their own speakers give them. */
export const languageNames: Record<string, string> = { fr: "Français", ar: "العربية", en: "English" }

/** The languages of the console, by their own names. */
export const languages = locales.map((locale) => ({ locale, name: languageNames[locale] ?? locale }))

/** The language to begin with when none was chosen yet: the browser's, if the console speaks it. */
export function guessedLocale(): Locale {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale)
  return wanted ?? defaultLocale
}

/** By which rules numbers, days and times are written: those of Algeria, with Latin digits in Arabic too. */
export const localeTags: Record<Locale, string> = { fr: "fr-DZ", ar: "ar-DZ-u-nu-latn", en: "en-GB" }
