import type { Locale } from "#core/i18n/locale.ts"
import { fill, type Values } from "#core/i18n/message.ts"
import { ar } from "./texts/ar.ts"
import { en, type MailTexts } from "./texts/en.ts"
import { fr } from "./texts/fr.ts"

const texts: Record<Locale, MailTexts> = { fr, ar, en }

export type MailWords = (key: keyof MailTexts, values?: Values) => string

/** The words of mails in a language. */
export const mailWords =
  (locale: Locale): MailWords =>
  (key, values) =>
    fill(texts[locale][key], locale, values)
