import { type SqlBool, sql } from "kysely"
import type { MailKind, MailProblem, MailStatus } from "#core/mail/mail.ts"
import type { Db } from "../database.ts"

export type MailFilter = {
  /** Part of the address. */
  q?: string | undefined
  status?: MailStatus[] | undefined
  kind?: MailKind[] | undefined
}

export type StoredMail = {
  documentId: string
  kind: MailKind
  status: MailStatus
  recipient: string
  tries: number
  problem: MailProblem | null
  code: number | null
  createdAt: string
  sentAt: string | null
  nextTryAt: string | null
  maySendAgain: boolean
}

const matching = (db: Db, { q, status, kind }: MailFilter) =>
  db
    .selectFrom("mail_outbox")
    .$if(status !== undefined, (query) => query.where("status", "in", status ?? []))
    .$if(kind !== undefined, (query) => query.where("kind", "in", kind ?? []))
    .$if(Boolean(q), (query) => query.where(sql<SqlBool>`hanout_contains_fold(recipient, ${q})`))

const selectMails = (db: Db) =>
  db
    .selectFrom("mail_outbox")
    .select(["document_id as documentId", "kind", "status", "recipient", "tries", "last_problem as problem"])
    .select(["last_code as code", "created_at as createdAt", "sent_at as sentAt", "next_try_at as nextTryAt", "data"])

type Row = Awaited<ReturnType<ReturnType<typeof selectMails>["executeTakeFirstOrThrow"]>>

const mailOf = ({ data, ...row }: Row): StoredMail => ({
  ...row,
  nextTryAt: row.status === "waiting" ? row.nextTryAt : null,
  maySendAgain: row.status !== "waiting" && data !== null,
})

async function countMails(db: Db, filter: MailFilter): Promise<number> {
  const count = matching(db, filter).select((e) => e.fn.countAll<number>().as("total"))
  return (await count.executeTakeFirstOrThrow()).total
}

/** A page of the outbox, by its keys first: those before the page are read in an index alone.
 *  @param page from 1 */
export async function listMails(
  db: Db,
  filter: MailFilter,
  { page, pageSize, newestFirst }: { page: number; pageSize: number; newestFirst: boolean },
): Promise<{ rows: StoredMail[]; total: number }> {
  const direction = newestFirst ? "desc" : "asc"
  const keys = matching(db, filter)
    .select("id")
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = (await keys.execute()).map(({ id }) => id)
  const isAll = page === 1 && ids.length < pageSize
  const total = isAll ? ids.length : await countMails(db, filter)
  if (ids.length === 0) return { total, rows: [] }
  const rows = selectMails(db).where("id", "in", ids)
  const sorted = await rows.orderBy("created_at", direction).orderBy("id", direction).execute()
  return { total, rows: sorted.map(mailOf) }
}

export async function findMail(db: Db, documentId: string): Promise<StoredMail | undefined> {
  const row = await selectMails(db).where("document_id", "=", documentId).executeTakeFirst()
  return row && mailOf(row)
}

/** Lets a mail that is settled wait again, as if it were new. Ring `mailWaiting` after the transaction.
 *  @returns whether there was one that can be sent again */
export async function sendMailAgain(tx: Db, documentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mail_outbox")
    .set({ status: "waiting", tries: 0, handed_over: 0, next_try_at: now.toISOString(), sent_at: null })
    .where("document_id", "=", documentId)
    .where("status", "!=", "waiting")
    .where("data", "is not", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
