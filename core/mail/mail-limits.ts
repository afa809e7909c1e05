import type { MailKind } from "./mail.ts"

/** Mails that are counted together. A mail of one group never spends the budget of another: who orders in somebody's name
 *  does not keep them from a new password. */
export const mailGroups = ["order", "news", "account", "password"] as const

export type MailGroup = (typeof mailGroups)[number]

/** The kinds that a stranger can have sent to an address that is not theirs. Not among them: mail that the staff cause, and
 *  the notice of a message, which goes to the merchant; the contact form has limits of its own. */
const groups: Partial<Record<MailKind, MailGroup>> = {
  "order-received": "order",
  "newsletter-confirm": "news",
  "stock-back": "news",
  "account-confirm": "account",
  "account-known": "account",
  "password-unknown": "password",
  "password-reset": "password",
}

/** Kinds that are counted, so that they cost what the others of their group cost, and sent whatever the count. A link to a new
 *  password has its own limit (rate-limits.ts, "password-reset"), which never keeps the owner of an account from one. */
const uncappedKinds: readonly MailKind[] = ["password-reset"]

/** Whether a mail is left out once its recipient has had the mails of its group. */
export const isMailCapped = (kind: MailKind): boolean => !uncappedKinds.includes(kind)

/** Which group a mail counts against; undefined = none. */
export const mailGroup = (kind: MailKind): MailGroup | undefined => groups[kind]

const hour = 3600
const day = 24 * hour

/** How many mails of each group one address gets within a span of seconds. Far above what somebody asks for themselves:
 *  several products that one waits for may come back on one day. */
export const mailLimits: Record<MailGroup, readonly { seconds: number; max: number }[]> = {
  order: [
    { seconds: hour, max: 6 },
    { seconds: day, max: 20 },
  ],
  news: [
    { seconds: hour, max: 10 },
    { seconds: day, max: 20 },
  ],
  account: [
    { seconds: hour, max: 5 },
    { seconds: day, max: 12 },
  ],
  password: [
    { seconds: hour, max: 3 },
    { seconds: day, max: 6 },
  ],
}
