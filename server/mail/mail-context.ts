import type { Locale } from "#core/i18n/locale.ts"
import type { readSettings } from "#db/content/app-setting.ts"
import type { Db } from "#db/database.ts"
import type { MailWords } from "./mail-words.ts"

/** What every mail is made with. */
export type MailContext = {
  db: Db
  /** The shop's address, such as `https://shop.example`. */
  origin: string
  locale: Locale
  words: MailWords
  settings: NonNullable<Awaited<ReturnType<typeof readSettings>>>
}
