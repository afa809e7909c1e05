import type { Locale } from "#core/i18n/locale.ts"
import { fill, type Message, type Values } from "#core/i18n/message.ts"
import type { texts as english } from "./en/all.ts"
import type { owner as englishOwner } from "./en/owner.ts"

/** Every key of the console's own words. English defines them; French and Arabic must have exactly the same. */
export type TextKey = keyof typeof english | keyof typeof englishOwner

/** The words that are loaded before the console is shown, or those of the owner's screens, which load theirs. */
export type Texts = Record<keyof typeof english, Message> | Record<keyof typeof englishOwner, Message>

/** One feature's words in another language than English. */
export type TextsLike<T> = Record<keyof T, Message>

export type Say = (key: TextKey, values?: Values) => string

const loaded = new Map<string, Partial<Record<TextKey, Message>>>()

/** Makes words of a language known, beside those that are. */
export function registerTexts(locale: Locale, texts: Texts): void {
  loaded.set(locale, { ...loaded.get(locale), ...texts })
}

/** The console's own words in a language that has been loaded; a key that is not there is shown as it is. */
export function sayIn(locale: Locale): Say {
  return (key, values) => fill(loaded.get(locale)?.[key] ?? key, locale, values)
}
