import { texts as arabic } from "#console/i18n/ar/all.ts"
import { deferredTexts as deferredArabic } from "#console/i18n/ar/deferred.ts"
import { texts as french } from "#console/i18n/fr/all.ts"
import { deferredTexts as deferredFrench } from "#console/i18n/fr/deferred.ts"
import type { TextKey } from "#console/i18n/texts.ts"
import { fill, type Values } from "#core/i18n/message.ts"

const words = { fr: { ...french, ...deferredFrench }, ar: { ...arabic, ...deferredArabic } }

export type ConsoleLocale = keyof typeof words

/** The console's own words in a language. */
export function consoleWords(locale: ConsoleLocale) {
  return (key: TextKey, values?: Values) => fill(words[locale][key], locale, values)
}
