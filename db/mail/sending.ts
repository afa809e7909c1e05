import type { Locale } from "#core/i18n/locale.ts"
import { holdsSecret, type MailKind, type MailProblem, nextMailTry } from "#core/mail/mail.ts"
import type { Db } from "../database.ts"

/** A mail that one process has to itself for a while. */
export type TakenMail = {
  id: number
  documentId: string
  kind: MailKind
  locale: Locale
  to: string
  data: Record<string, string>
  tries: number
  /** How often it went out whole before, and no answer came. */
  handedOver: number
  createdAt: string
  lease: string
}

type Taking = {
  /** Names who takes it. */
  lease: string
  /** How long it is theirs, in milliseconds. */
  leaseFor: number
  now: Date
  max: number
}

const due = (db: Db, now: Date) =>
  db
    .selectFrom("mail_outbox")
    .where("status", "=", "waiting")
    .where("next_try_at", "<=", now.toISOString())
    .where((e) => e.or([e("lease_until", "is", null), e("lease_until", "<=", now.toISOString())]))

/** Takes mails that are due, the oldest first. Of several processes each mail is one's alone until its lease ends: when
 *  that one dies, the next one takes it up. Every taking counts as a try, so that a mail on which processes die is given up
 *  like any other. */
export async function takeDueMails(db: Db, { lease, leaseFor, now, max }: Taking): Promise<TakenMail[]> {
  const candidates = await due(db, now).select("id").orderBy("next_try_at").orderBy("id").limit(max).execute()
  const until = new Date(now.getTime() + leaseFor).toISOString()
  const taken: TakenMail[] = []
  for (const { id } of candidates) {
    const row = await db
      .updateTable("mail_outbox")
      .set((e) => ({ lease, lease_until: until, tries: e("tries", "+", 1) }))
      .where("id", "=", id)
      .where("status", "=", "waiting")
      .where("next_try_at", "<=", now.toISOString())
      .where((e) => e.or([e("lease_until", "is", null), e("lease_until", "<=", now.toISOString())]))
      .returningAll()
      .executeTakeFirst()
    if (row) taken.push(mailOf(row, lease))
  }
  return taken
}

type Row = {
  id: number
  document_id: string
  kind: MailKind
  locale: Locale
  recipient: string
  data: string | null
  tries: number
  handed_over: number
  created_at: string
}

const mailOf = (row: Row, lease: string): TakenMail => ({
  id: row.id,
  documentId: row.document_id,
  kind: row.kind,
  locale: row.locale,
  to: row.recipient,
  // Written by this program.
  data: JSON.parse(row.data ?? "{}") as Record<string, string>,
  tries: row.tries,
  handedOver: row.handed_over,
  createdAt: row.created_at,
  lease,
})

/** When the next mail is due, or the next lease ends; null = nothing waits. */
export async function nextMailAt(db: Db): Promise<Date | null> {
  const waiting = db.selectFrom("mail_outbox").where("status", "=", "waiting")
  const free = await waiting
    .where("lease_until", "is", null)
    .select((e) => e.fn.min("next_try_at").as("at"))
    .executeTakeFirst()
  const leased = await waiting.select((e) => e.fn.min("lease_until").as("at")).executeTakeFirst()
  const [first] = [free?.at, leased?.at].filter((at): at is string => typeof at === "string").sort()
  return first ? new Date(first) : null
}

const mine = (db: Db, { id, lease }: TakenMail) =>
  db.updateTable("mail_outbox").where("id", "=", id).where("lease", "=", lease).where("status", "=", "waiting")

/** Notes that the whole mail is about to go out: from now on the server may have it.
 *  @returns false = the lease has ended, the mail is another's and must not go out */
export async function noteHandingOver(db: Db, mail: TakenMail, now: Date): Promise<boolean> {
  const noted = await mine(db, mail)
    .set((e) => ({ handed_over: e("handed_over", "+", 1) }))
    .where("lease_until", ">", now.toISOString())
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Notes that the mail is with the server. */
export async function settleSent(db: Db, mail: TakenMail, now: Date): Promise<void> {
  await mine(db, mail)
    .set({ status: "sent", sent_at: now.toISOString(), lease: null, lease_until: null })
    .set({ last_problem: null, last_code: null, ...(holdsSecret(mail.kind) && { data: null }) })
    .execute()
}

export type MailFailure = {
  problem: MailProblem
  /** Reply code of the server; null = none. */
  code: number | null
  /** The server said so for good: trying again is of no use. */
  isFinal: boolean
  /** The server answered, so it surely does not have the mail. */
  isAnswered: boolean
}

/** Notes why a mail is not with the server, and when it is retried. */
export async function settleFailed(db: Db, mail: TakenMail, failure: MailFailure, now: Date): Promise<void> {
  const next = failure.isFinal ? null : nextMailTry(mail.tries, now)
  await mine(db, mail)
    .set({ last_problem: failure.problem, last_code: failure.code, lease: null, lease_until: null })
    .set(next ? { next_try_at: next.toISOString() } : { status: "failed" })
    .$if(failure.isAnswered, (query) => query.set({ handed_over: mail.handedOver }))
    .execute()
}

/** Gives back what was not begun: the process stops. */
export async function giveBackMail(db: Db, mail: TakenMail): Promise<void> {
  await mine(db, mail)
    .set((e) => ({ lease: null, lease_until: null, tries: e("tries", "-", 1) }))
    .execute()
}

/** Holds all mails that wait, as in a restored shop: it cannot know which of them have gone out since the backup. The console sends
 *  them again.
 *  @returns how many waited */
export async function holdWaitingMails(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set({ status: "failed", last_problem: "restored", last_code: null, lease: null, lease_until: null })
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Retention of a sent or failed mail, in milliseconds: for questions whether it was sent. */
const retention = 90 * 24 * 3600 * 1000

/** Forgets mails that were settled long ago. */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("mail_outbox")
    .where("status", "!=", "waiting")
    .where("created_at", "<", new Date(now.getTime() - retention).toISOString())
    .execute()
}
