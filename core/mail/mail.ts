/** Kinds of mail that the shop sends. */
export const mailKinds = [
  "order-received",
  "order-shipped",
  "delivery-failed",
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

/** Changes of credentials that are mailed to their owner. */
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
  "restored",
  "other",
] as const

export type MailProblem = (typeof mailProblems)[number]

/** Kinds whose mail holds a secret link: their data is deleted once they are sent. */
const secretKinds: readonly MailKind[] = ["staff-invitation", "newsletter-confirm", "account-confirm", "password-reset"]

export const holdsSecret = (kind: MailKind): boolean => secretKinds.includes(kind)

/** Number of times that a mail may be handed over whole without an answer: a server that took it and broke off has it
 *  already, so it is handed over at most once more. */
export const maxHandedOver = 2

const minute = 60_000
const hour = 60 * minute

/** Milliseconds until the next try after each failed one. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 12 * hour]

/** Returns when a mail that could not be sent is retried.
 *  @param tries number of tries so far, this one included
 *  @returns null = never: the mail has failed */
export function nextMailTry(tries: number, now: Date): Date | null {
  const wait = waits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
