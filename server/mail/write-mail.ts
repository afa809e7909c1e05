import MailComposer from "nodemailer/lib/mail-composer"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { type Locale, mainLocale } from "#core/i18n/locale.ts"
import { toSingleLine } from "#core/mail/mail-text.ts"
import { readSettings } from "#db/content/app-setting.ts"
import { findPublishedTheme } from "#db/content/theme.ts"
import type { Db } from "#db/database.ts"
import type { TakenMail } from "#db/mail/sending.ts"
import { mailColors } from "./mail-colors.ts"
import { mailContent } from "./mail-content.ts"
import { mailLogo } from "./mail-logo.ts"
import type { RawMail } from "./mail-target.ts"
import { mailWords } from "./mail-words.ts"
import { type RenderedHtml, renderHtml } from "./render-html.ts"
import { renderText } from "./render-text.ts"

export type MailWriting = {
  db: Db
  /** The shop's address, such as `https://shop.example`. */
  origin: string
  /** Where a mail's pictures are fetched from: the shop's public address; undefined = mails have none. */
  pictureOrigin?: string | undefined
  /** Where mail comes from; undefined = the settings' address. */
  from: { name: string | null; address: string } | undefined
}

/** The shop's settings in the language of a mail; in its main language where it is no longer shown in that one. */
async function settingsFor(db: Db, locale: Locale) {
  const settings = await readSettings(db, locale)
  if (!settings || settings.languages.includes(locale)) return { locale, settings }
  const main = mainLocale(settings.languages)
  return { locale: main, settings: await readSettings(db, main) }
}

/** Makes a mail as it goes out: the same at every try, in HTML and plain text.
 *  @returns null where what it is about is gone, or the shop has no settings */
export async function writeMail(
  mail: TakenMail,
  { db, origin, pictureOrigin, from }: MailWriting,
): Promise<RawMail | null> {
  const { to, documentId } = mail
  const { locale, settings } = await settingsFor(db, mail.locale)
  if (!settings) return null
  const words = mailWords(locale)
  const content = await mailContent(mail, { db, origin, locale, words, settings })
  if (!content) return null
  const { shopName, phone, address } = settings
  const questions = words("questions", { phone: isolateLeftToRight(phone) })
  const foot = [questions, words("why", { shop: shopName }), `${shopName} · ${isolateNumbers(address)}`]
  const theme = await findPublishedTheme(db)
  const mailBody: RenderedHtml = {
    locale,
    title: content.title,
    parts: content.parts,
    shopName,
    logo: mailLogo(theme, pictureOrigin),
    foot,
    colors: mailColors(theme),
  }
  const sender = from?.address ?? settings.email
  const raw = await new MailComposer({
    from: { name: from?.name ?? shopName, address: sender },
    // As objects: read as texts, they could be several addresses.
    to: { name: "", address: to },
    replyTo: { name: "", address: content.replyTo ?? settings.email },
    subject: toSingleLine(content.subject),
    messageId: `<${documentId}@${sender.split("@").at(-1)}>`,
    date: new Date(mail.createdAt),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(content.leave && {
        "List-Unsubscribe": `<${content.leave}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    text: renderText(mailBody),
    html: renderHtml(mailBody),
    // Nothing of a mail is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return { id: documentId, from: sender, to, raw }
}
