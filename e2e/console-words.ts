import { texts as arabic } from "#console/i18n/ar/all.ts"
import { lateTexts as lateArabic } from "#console/i18n/ar/late.ts"
import { texts as french } from "#console/i18n/fr/all.ts"
import { lateTexts as lateFrench } from "#console/i18n/fr/late.ts"
import type { TextKey } from "#console/i18n/texts.ts"
import { fill, type Values } from "#core/i18n/message.ts"

const words = { fr: { ...french, ...lateFrench }, ar: { ...arabic, ...lateArabic } }

export type ConsoleLocale = keyof typeof words

/** The console's own words in a language. */
export function consoleWords(locale: ConsoleLocale) {
  return (key: TextKey, values?: Values) => fill(words[locale][key], locale, values)
}
