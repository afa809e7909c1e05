import { type SqlBool, sql } from "kysely"
import type { ContactSubject } from "#core/customers/contact-message.ts"
import { phonePart } from "#core/customers/phone.ts"
import { dropInvisible } from "#core/search/fold-text.ts"
import type { Db, Tx } from "../database.ts"

type MessageStatus = "new" | "answered"

export type MessageFilter = {
  q?: string | undefined
  status?: MessageStatus | undefined
  subject?: ContactSubject | undefined
}

const isPhone = (q: string) => /\d/.test(q) && !/\p{L}/u.test(q)

/** Condition of a search: the words of a message, or the phone, in any spelling. */
function holds(q: string) {
  const text = sql`name || ' ' || mobile || ' ' || email || ' ' || message`
  const inText = sql<SqlBool>`hanout_contains_fold(${text}, ${dropInvisible(q)})`
  return isPhone(q) ? sql<SqlBool>`(${inText} or hanout_contains_fold(phone_key, ${phonePart(q)}))` : inText
}

const selectMessages = (db: Db, { q = "", status, subject }: MessageFilter) =>
  db
    .selectFrom("contact_message")
    .$if(q !== "", (query) => query.where(holds(q)))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "new"))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? "other"))

type Pages = { sort: { direction: "asc" | "desc" }; page: number; pageSize: number }

/** A page of the visitors' messages that pass a filter; new ones come first.
 *  @param page from 1 */
export async function listMessages(db: Db, filter: MessageFilter, { sort, page, pageSize }: Pages) {
  const { total } = await selectMessages(db, filter)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await selectMessages(db, filter)
    .select(["document_id as documentId", "status", "name", "mobile", "email", "subject", "message", "locale"])
    .select("created_at as createdAt")
    .orderBy((e) => e.case().when("status", "=", "new").then(0).else(1).end())
    .orderBy("created_at", sort.direction)
    .orderBy("id", sort.direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, rows }
}

/** How many messages nobody has answered. */
export async function newMessages(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom("contact_message")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("status", "=", "new")
    .executeTakeFirstOrThrow()
  return n
}

/** Marks messages as answered or as new.
 *  @returns the documentIds of those that were marked otherwise */
export async function markMessages(tx: Tx, documentIds: string[], status: MessageStatus): Promise<string[]> {
  const rows = await tx
    .updateTable("contact_message")
    .set({ status })
    .where("document_id", "in", documentIds)
    .where("status", "!=", status)
    .returning("document_id as documentId")
    .execute()
  return rows.map(({ documentId }) => documentId)
}
