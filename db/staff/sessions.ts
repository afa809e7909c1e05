import { sql } from "kysely"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { hashToken } from "../token-hash.ts"

/** The two tables of sessions, with those of whose they are. */
const tables = {
  staff: { session: "staff_session", user: "staff_user" },
  shopper: { session: "shopper_session", user: "shopper_user" },
} as const

export type SessionKind = keyof typeof tables

/** How many sessions an account has at once. */
export const maxSessions = 20

export type NewSession = {
  userId: string
  /** Token in the cookie; only its hash is stored. */
  token: string
  address: string
  /** The browser's own description. */
  device: string
  /** By the machine's clock, as Better Auth reads it. */
  now: Date
  expiresAt: Date
}

/** Begins a session.
 *  @returns its id */
export async function insertSession(tx: Tx, kind: SessionKind, session: NewSession): Promise<string> {
  const id = randomDocumentId()
  const at = session.now.toISOString()
  await tx
    .insertInto(tables[kind].session)
    .values({
      id,
      token: hashToken(session.token),
      user_id: session.userId,
      expires_at: session.expiresAt.toISOString(),
      created_at: at,
      updated_at: at,
      ip_address: session.address,
      user_agent: session.device,
    })
    .execute()
  return id
}

/** Ends the sessions of an account that were not used for longest, beyond `maxSessions`. Two that begin at once wait for
 *  each other, so that no more stand than that. */
export async function endOldestSessions(tx: Tx, kind: SessionKind, userId: string): Promise<void> {
  const { session, user } = tables[kind]
  await sql`update ${sql.table(user)} set updated_at = updated_at where id = ${userId}`.execute(tx)
  const newest = tx
    .selectFrom(session)
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxSessions)
  await tx.deleteFrom(session).where("user_id", "=", userId).where("id", "not in", newest).execute()
}

/** Ends the session of a cookie's token. */
export async function deleteSessionByToken(db: Db, kind: SessionKind, token: string): Promise<void> {
  await db.deleteFrom(tables[kind].session).where("token", "=", hashToken(token)).execute()
}
