import { texts as arabic } from "#console/i18n/ar/all.ts"
import { deferredTexts as deferredArabic } from "#console/i18n/ar/deferred.ts"
import { texts as french } from "#console/i18n/fr/all.ts"
import { deferredTexts as deferredFrench } from "#console/i18n/fr/deferred.ts"
import { registerTexts, type Say, sayIn } from "#console/i18n/texts.ts"

const words = { fr: { ...french, ...deferredFrench }, ar: { ...arabic, ...deferredArabic } }

export type ConsoleLocale = keyof typeof words

/** The console's own words in a language, with names isolated as the console does. */
export function consoleWords(locale: ConsoleLocale): Say {
  registerTexts(locale, words[locale])
  return sayIn(locale)
}
