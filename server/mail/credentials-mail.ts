import { formatShopDate } from "#core/i18n/shop-date.ts"
import { credentialChanges } from "#core/mail/mail.ts"
import { toMailName } from "#core/mail/mail-text.ts"
import { type MailContext, pageLink } from "./mail-context.ts"
import type { MailContent } from "./mail-parts.ts"
import type { MailTexts } from "./texts/en.ts"

type Data = Record<string, string>

/** Tells a member of the team what opens their account was changed, and when.
 *  @returns null for a change that this version does not know */
export function credentialsMail({ change, by = "", at = "" }: Data, { origin, locale, words, settings }: MailContext) {
  const known = credentialChanges.find((one) => one === change)
  if (!known) return null
  const shop = settings.shopName
  const key: keyof MailTexts =
    known === "two-factor-off" && by ? "staff-credentials.two-factor-off-by" : `staff-credentials.${known}`
  const content: MailContent = {
    subject: words("staff-credentials.subject", { shop }),
    title: words("staff-credentials.title"),
    parts: [
      { kind: "text", text: words(key, { by: toMailName(by) || shop, shop, at: formatShopDate(at, locale, true) }) },
      { kind: "text", text: words("staff-credentials.hint") },
      { kind: "button", label: words("staff-credentials.go"), href: `${origin}/admin/account` },
    ],
  }
  return content
}

/** Tells a shopper that the password of the account was changed, and when. */
export function passwordChangedMail({ at = "" }: Data, context: MailContext): MailContent {
  const { locale, words, settings } = context
  const shop = settings.shopName
  return {
    subject: words("password-changed.subject", { shop }),
    title: words("password-changed.title"),
    parts: [
      { kind: "text", text: words("password-changed.text", { shop, at: formatShopDate(at, locale, true) }) },
      { kind: "text", text: words("password-changed.hint") },
      { kind: "button", label: words("password-changed.go"), href: pageLink(context, "/forgot") },
    ],
  }
}
