import { texts as arabic } from "#console/i18n/ar/all.ts"
import { texts as french } from "#console/i18n/fr/all.ts"
import { fill, type Values } from "#core/i18n/message.ts"

const words = { fr: french, ar: arabic }

export type ConsoleLocale = keyof typeof words

/** The console's own words in a language. */
export function consoleWords(locale: ConsoleLocale) {
  return (key: keyof typeof french, values?: Values) => fill(words[locale][key], locale, values)
}
