import polyglotI18nProvider from "ra-i18n-polyglot"
import type { I18nProvider, TranslationMessages } from "react-admin"
import { defaultLocale, isLocale, type Locale, locales, textDirection } from "#core/i18n/locale.ts"
import { registerTexts } from "./texts.ts"

const languageNames: Record<Locale, string> = { fr: "Français", ar: "العربية", en: "English" }

/** The languages of the console, by their own names. */
export const languages = locales.map((locale) => ({ locale, name: languageNames[locale] }))

/** Fetches a language: react-admin's own words and ours. */
async function load(locale: Locale): Promise<TranslationMessages> {
  switch (locale) {
    case "ar": {
      const [theirs, ours] = await Promise.all([import("./ar/react-admin.ts"), import("./ar/all.ts")])
      registerTexts(locale, ours.texts)
      return theirs.reactAdmin
    }
    case "en": {
      const [theirs, ours] = await Promise.all([import("ra-language-english"), import("./en/all.ts")])
      registerTexts(locale, ours.texts)
      return theirs.default
    }
    case "fr": {
      const [theirs, ours] = await Promise.all([import("ra-language-french"), import("./fr/all.ts")])
      registerTexts(locale, ours.texts)
      return theirs.default
    }
  }
}

/** Tells the page which language it is in: screen readers, fonts and logical CSS go by it. */
function nameOnPage(locale: Locale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = textDirection(locale)
}

/** React-admin's translations, beginning in one language and fetching another when it is chosen. */
export async function consoleI18n(initial: Locale): Promise<I18nProvider> {
  const first = await load(initial)
  nameOnPage(initial)
  const provider = polyglotI18nProvider(
    (locale) => (locale === initial ? first : load(isLocale(locale) ? locale : defaultLocale)),
    initial,
    languages,
  )
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale)
      if (isLocale(locale)) nameOnPage(locale)
    },
  }
}

/** The language to begin with when none was chosen yet: the browser's, if the console speaks it. */
export function guessedLocale(): Locale {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale)
  return wanted ?? defaultLocale
}
