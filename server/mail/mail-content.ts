import { spacedPhone } from "#core/customers/phone.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { toMailName } from "#core/mail/mail-text.ts"
import type { TakenMail } from "#db/mail/sending.ts"
import { credentialsMail, passwordChangedMail } from "./credentials-mail.ts"
import { type MailContext, pageLink } from "./mail-context.ts"
import type { MailContent, MailRow } from "./mail-parts.ts"
import { orderMail } from "./order-mail.ts"
import { stockBackMail } from "./stock-back-mail.ts"

/** Builds the content of a mail; null where its subject is gone. */
export async function mailContent({ kind, data }: TakenMail, ground: MailContext): Promise<MailContent | null> {
  switch (kind) {
    case "order-received":
    case "order-shipped":
    case "delivery-failed":
    case "order-delivered":
      return orderMail(kind, data.order ?? "", ground)
    case "staff-invitation":
      return invitation(data, ground)
    case "staff-credentials":
      return credentialsMail(data, ground)
    case "password-changed":
      return passwordChangedMail(data, ground)
    case "contact-notice":
      return contactNotice(data.message ?? "", ground)
    case "newsletter-confirm":
      return newsletterConfirm(data.token ?? "", ground)
    case "account-confirm":
      return accountMail(kind, `/register?token=${data.token ?? ""}`, ground)
    case "password-reset":
      return accountMail(kind, `/forgot?token=${data.token ?? ""}`, ground)
    case "account-known":
      return accountMail(kind, "/login", ground)
    case "password-unknown":
      return accountMail(kind, "/register", ground)
    case "stock-back":
      return stockBackMail(data, ground)
  }
}

function invitation(
  { token = "", by = "" }: Record<string, string>,
  { origin, words, settings }: MailContext,
): MailContent {
  const shop = settings.shopName
  return {
    subject: words("staff-invitation.subject", { shop }),
    title: words("staff-invitation.title"),
    parts: [
      { kind: "text", text: words("staff-invitation.text", { by: toMailName(by) || shop, shop }) },
      { kind: "button", label: words("staff-invitation.go"), href: `${origin}/admin/invitation?token=${token}` },
    ],
  }
}

type AccountMailKind = "account-confirm" | "account-known" | "password-reset" | "password-unknown"

function accountMail(kind: AccountMailKind, path: string, context: MailContext): MailContent {
  const { words } = context
  const shop = context.settings.shopName
  return {
    subject: words(`${kind}.subject`, { shop }),
    title: words(`${kind}.title`),
    parts: [
      { kind: "text", text: words(`${kind}.text`, { shop }) },
      { kind: "button", label: words(`${kind}.go`), href: pageLink(context, path) },
      { kind: "text", text: words("accountIgnore") },
    ],
  }
}

async function contactNotice(documentId: string, { db, origin, words }: MailContext): Promise<MailContent | null> {
  const row = await db
    .selectFrom("contact_message")
    .select(["name", "mobile", "email", "subject", "message"])
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  if (!row) return null
  const { name, mobile, email, message } = row
  const rows: MailRow[] = [
    { label: words("contact-notice.from"), value: toMailName(name) || "—" },
    ...(mobile ? [{ label: words("contact-notice.mobile"), value: spacedPhone(mobile), isPlain: true }] : []),
    ...(email ? [{ label: words("contact-notice.email"), value: email, isPlain: true }] : []),
  ]
  return {
    subject: words("contact-notice.subject", { subject: words(`subject.${row.subject}`) }),
    title: words("contact-notice.title"),
    parts: [
      { kind: "rows", rows },
      { kind: "quote", text: isolateNumbers(message) },
      { kind: "button", label: words("contact-notice.go"), href: `${origin}/admin/messages` },
    ],
    ...(email && { replyTo: email }),
  }
}

function newsletterConfirm(token: string, context: MailContext): MailContent {
  const { words, settings } = context
  const page = (what: "confirm" | "leave") => pageLink(context, `/newsletter/${what}?token=${token}`)
  return {
    subject: words("newsletter-confirm.subject", { shop: settings.shopName }),
    title: words("newsletter-confirm.title"),
    parts: [
      { kind: "text", text: words("newsletter-confirm.text") },
      { kind: "button", label: words("newsletter-confirm.go"), href: page("confirm") },
      { kind: "link", label: words("leave"), href: page("leave") },
    ],
    leave: page("leave"),
  }
}
