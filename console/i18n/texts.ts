import type { Locale } from "#core/i18n/locale.ts"
import { fill, type Message, type Values } from "#core/i18n/message.ts"
import type { texts as english } from "./en/all.ts"

/** Every key of the console's own words. English defines them; French and Arabic must have exactly the same. */
export type TextKey = keyof typeof english

export type Texts = Record<TextKey, Message>

/** One feature's words in another language than English. */
export type TextsLike<T> = Record<keyof T, Message>

export type Say = (key: TextKey, values?: Values) => string

const loaded = new Map<string, Texts>()

/** Makes a language's words known. */
export function registerTexts(locale: Locale, texts: Texts): void {
  loaded.set(locale, texts)
}

/** The console's own words in a language that has been loaded; a key that is not there is shown as it is. */
export function sayIn(locale: Locale): Say {
  const texts = loaded.get(locale)
  return (key, values) => fill(texts?.[key] ?? key, locale, values)
}
