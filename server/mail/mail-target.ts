import type { MailFailure } from "#db/mail/sending.ts"

/** A mail as it goes out. */
export type RawMail = {
  /** Names it, the same at every try. */
  id: string
  from: string
  to: string
  raw: Buffer
}

/** Where mail goes. Asks `handingOver` at the last moment before it has the whole mail, and does not go on where the
 *  answer is no.
 *  @throws MailNotSent */
export type MailTarget = (mail: RawMail, handingOver: () => Promise<boolean>) => Promise<void>

/** Why a mail is not there. */
export class MailNotSent extends Error {
  override name = "MailNotSent"
  readonly failure: MailFailure

  constructor(failure: Partial<MailFailure> & Pick<MailFailure, "problem">) {
    super(`The mail was not sent: ${failure.problem}`)
    this.failure = { code: null, isFinal: false, isAnswered: false, ...failure }
  }
}

/** Somebody else has the mail by now: nothing is to be noted of it. */
export class LeaseLost extends Error {
  override name = "LeaseLost"
}
