import { isolate } from "#core/i18n/isolate.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fill, type Message, type Values } from "#core/i18n/message.ts"
import type { texts as english } from "./en/all.ts"
import type { deferredTexts as deferredEnglish } from "./en/deferred.ts"

/** Every key of the console's own words. English defines them; French and Arabic must have exactly the same. */
export type TextKey = keyof typeof english | keyof typeof deferredEnglish

export type Texts = Record<TextKey, Message>

/** One feature's words in another language than English. */
export type TextsLike<T> = Record<keyof T, Message>

export type Say = (key: TextKey, values?: Values) => string

const loaded = new Map<string, Partial<Texts>>()

/** Makes words of a language known, beside those that are. */
export function registerTexts(locale: Locale, texts: Partial<Texts>): void {
  loaded.set(locale, { ...loaded.get(locale), ...texts })
}

/** Whether a name from elsewhere makes a key of the words that are loaded. */
export const isTextKey = (key: string): key is TextKey =>
  [...loaded.values()].some((texts) => Object.hasOwn(texts, key))

/** Letters that are read in the other direction than the language. */
const otherWay: Record<Locale, RegExp> = { ar: /\p{Script=Latin}/u, fr: /\p{Script=Arabic}/u, en: /\p{Script=Arabic}/u }

/** Names of the other direction by themselves: numbers and dots beside them stay where they belong. */
const isolatedIn = (locale: Locale, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isTurned = typeof value === "string" && otherWay[locale].test(value) && !/^[\u2066-\u2068]/.test(value)
      return [name, isTurned ? isolate(value) : value]
    }),
  )

/** The console's own words in a language that has been loaded; a key that is not there is shown as it is. */
export function sayIn(locale: Locale): Say {
  return (key, values) => fill(loaded.get(locale)?.[key] ?? key, locale, values && isolatedIn(locale, values))
}
