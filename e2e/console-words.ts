import { texts as arabicBase } from "#console/i18n/ar/all.ts"
import { owner as arabicOwner } from "#console/i18n/ar/owner.ts"
import { texts as frenchBase } from "#console/i18n/fr/all.ts"
import { owner as frenchOwner } from "#console/i18n/fr/owner.ts"
import { fill, type Values } from "#core/i18n/message.ts"

const arabic = { ...arabicBase, ...arabicOwner }
const french = { ...frenchBase, ...frenchOwner }
const words = { fr: french, ar: arabic }

export type ConsoleLocale = keyof typeof words

/** The console's own words in a language. */
export function consoleWords(locale: ConsoleLocale) {
  return (key: keyof typeof french, values?: Values) => fill(words[locale][key], locale, values)
}
