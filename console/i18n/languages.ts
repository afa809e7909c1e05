import { defaultLocale, isLocale, type Locale, locales } from "#core/i18n/locale.ts"

const languageNames: Record<Locale, string> = { fr: "Français", ar: "العربية", en: "English" }

/** The languages of the console, by their own names. */
export const languages = locales.map((locale) => ({ locale, name: languageNames[locale] }))

/** The language to begin with when none was chosen yet: the browser's, if the console speaks it. */
export function guessedLocale(): Locale {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale)
  return wanted ?? defaultLocale
}
