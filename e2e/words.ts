import { messages as ar } from "#app/i18n/ar/all.ts"
import { messages as en } from "#app/i18n/en/all.ts"
import { messages as fr } from "#app/i18n/fr/all.ts"
import type { MessageKey, Messages } from "#app/i18n/messages.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fill, type Values } from "#core/i18n/message.ts"

const messages: Record<Locale, Messages> = { fr, ar, en }

export type Translate = (key: MessageKey, values?: Values) => string

/** The shop's own words, so that tests find things by what a shopper reads. */
export function createTranslate(locale: Locale): Translate {
  return (key, values) => fill(messages[locale][key], locale, values)
}
