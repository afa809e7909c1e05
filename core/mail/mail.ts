/** What the shop writes to people by mail. */
export const mailKinds = [
  "order-received",
  "order-shipped",
  "order-delivered",
  "staff-invitation",
  "staff-credentials",
  "contact-notice",
  "newsletter-confirm",
  "account-confirm",
  "account-known",
  "password-reset",
  "password-unknown",
  "password-changed",
  "stock-back",
] as const

export type MailKind = (typeof mailKinds)[number]

/** What opens a member's account and was changed. */
export const credentialChanges = [
  "password",
  "password-link",
  "two-factor-on",
  "two-factor-off",
  "backup-codes",
  "recovery-link",
] as const

export type CredentialChange = (typeof credentialChanges)[number]

export const mailStatuses = ["waiting", "sent", "failed"] as const

export type MailStatus = (typeof mailStatuses)[number]

/** Why a mail was not sent, in words that hold nothing of the recipient's: what the mail server answered stays with it. */
export const mailProblems = [
  "refused",
  "signIn",
  "unreachable",
  "timeout",
  "dropped",
  "unsure",
  "gone",
  "folder",
  "other",
] as const

export type MailProblem = (typeof mailProblems)[number]

/** Kinds whose mail holds a secret link: their data is deleted once they are sent. */
const secretKinds: readonly MailKind[] = ["staff-invitation", "newsletter-confirm", "account-confirm", "password-reset"]

export const holdsSecret = (kind: MailKind): boolean => secretKinds.includes(kind)

/** How often a mail may be handed over whole without an answer: a server that took it and broke off has it already, so it
 *  is handed over once more at most. */
export const maxHandedOver = 2

const minute = 60_000
const hour = 60 * minute

/** How long the next try waits after each one that failed, in milliseconds. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 12 * hour]

/** When a mail that could not be sent is retried.
 *  @param tries how often it was tried, this time among them
 *  @returns null = never: it has failed */
export function nextMailTry(tries: number, now: Date): Date | null {
  const wait = waits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
