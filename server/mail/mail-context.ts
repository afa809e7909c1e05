import { type Locale, localizedPath, mainLocale } from "#core/i18n/locale.ts"
import type { readSettings } from "#db/content/app-setting.ts"
import type { Db } from "#db/database.ts"
import type { MailWords } from "./mail-words.ts"

/** Context of every mail. */
export type MailContext = {
  db: Db
  /** The shop's address, such as `https://shop.example`. */
  origin: string
  locale: Locale
  words: MailWords
  settings: NonNullable<Awaited<ReturnType<typeof readSettings>>>
}

/** The address of a page of the shop, in the language of the mail.
 *  @param path without language */
export const pageLink = ({ origin, locale, settings }: MailContext, path: string): string =>
  origin + localizedPath(locale, path, mainLocale(settings.languages))
