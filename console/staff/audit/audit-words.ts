import { sectionPages } from "#core/content/sections/section.ts"
import { isolate } from "#core/i18n/isolate.ts"
import type { Say } from "../../i18n/texts.ts"

const actions = [
  "agent",
  "anonymize",
  "approve",
  "attend-parcel",
  "block",
  "cashed",
  "cancel-parcel",
  "categories",
  "change-password",
  "change-role",
  "create",
  "delete",
  "disable-two-factor",
  "discount-limits",
  "edited",
  "enable-two-factor",
  "end-sessions",
  "erase",
  "export",
  "featured",
  "import",
  "invite",
  "join",
  "mark",
  "merge",
  "merged",
  "new-secret",
  "not-cashed",
  "tags",
  "note",
  "order",
  "owner-link",
  "password-link",
  "place",
  "price",
  "publish",
  "refunded",
  "refuse",
  "remove",
  "remove-two-factor",
  "renew-backup-codes",
  "renew-password",
  "replay",
  "reply",
  "restore",
  "revoke",
  "send-again",
  "send-parcel",
  "sign-in",
  "sign-in-failed",
  "sign-in-stopped",
  "sign-out",
  "status",
  "tracking",
  "unblock",
  "undo",
  "unpublish",
  "update",
  "withdraw",
] as const

const resources = [
  "backups",
  "brands",
  "carrier-rules",
  "carrier-spellings",
  "carriers",
  "categories",
  "closed-communes",
  "coupons",
  "delivery",
  "invitations",
  "landing-pages",
  "mails",
  "media",
  "menus",
  "messages",
  "order-filters",
  "order-messages",
  "orders",
  "page-heads",
  "pages",
  "phone-blocks",
  "post-categories",
  "post-tags",
  "posts",
  "products",
  "reviews",
  "sample",
  "sections",
  "security",
  "session",
  "settings",
  "size-guides",
  "staff",
  "subscribers",
  "theme",
  "tokens",
  "universes",
  "webhooks",
  "redirects",
  "shop",
] as const

type Entry = { action: string; resource: string; documentId?: string | null; name?: string }

/** Describes an action on a record, as the rest of a sentence that begins with the member; an unknown action is shown
 *  as it is stored.
 *  @param entry with `name`, the record's name where it is known */
export function auditWords({ action, resource, documentId, name: called = "" }: Entry, t: Say): string {
  // What is done to several products at once is logged for each.
  const done = actions.find((one) => one === action.replace(/^bulk-/, ""))
  const thing = resources.find((one) => one === resource)
  const page = resource === "sections" ? sectionPages.find((one) => one === documentId) : undefined
  const kind = thing ? t(`audit.resource.${thing}`) : resource
  const words = [kind, ...(page ? [t(`section.page.${page}`)] : []), ...(called ? [isolate(called)] : [])].join(" ")
  return done ? t(`audit.action.${done}`, { thing: words }) : `${action} · ${words}`
}
