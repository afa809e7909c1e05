import { elide } from "./elision.ts"
import type { Locale } from "./locale.ts"
import { pluralForm } from "./plural-form.ts"

/** A message: a text with `{name}` holes, or one text for each plural form that the language has. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

export type Values = Record<string, string | number>

/** A hole with the word before it where that loses its vowel before another one. Without a lookbehind, which older phones'
 *  browsers do not know. */
const frenchHole = /(?:(^|[^\p{L}’])((?:de|que) ))?\{(\w+)\}/giu

type FrenchHole = [hole: string, before: string | undefined, word: string | undefined, name: string]

function fillFrench(values: Values) {
  return (...[hole, before = "", word, name]: FrenchHole): string => {
    const { [name]: value } = values
    if (value === undefined) return hole
    return before + (word ? elide(word, String(value)) : String(value))
  }
}

/** Fills a message.
 *  @param values the holes; `n` also chooses the plural form */
export function fill(message: Message, locale: Locale, values: Values = {}): string {
  const text =
    typeof message === "string"
      ? message
      : (message[pluralForm(locale, Number(values.n))] ?? message.other ?? message.one ?? "")
  // Most messages have no hole, and a page has hundreds.
  if (!text.includes("{")) return text
  if (locale === "fr") return text.replace(frenchHole, fillFrench(values))
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
