import type { Db } from "../database.ts"

export type StoredSession = {
  id: string
  /** The browser's own description. */
  device: string
  address: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
}

/** After so long one signs in again, however often the session is used; in milliseconds. */
const maxSessionDuration = 30 * 24 * 3600 * 1000

/** The moment before which no session was begun that still stands. */
export const sessionsSince = (now: Date): string => new Date(now.getTime() - maxSessionDuration).toISOString()

/** The sessions of a member that stand, the one that was used last first. */
export async function listSessions(db: Db, staffId: string, now: Date): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom("staff_session")
    .select(["id", "user_agent", "ip_address", "created_at", "updated_at", "expires_at"])
    .where("user_id", "=", staffId)
    .where("expires_at", ">", now.toISOString())
    .where("created_at", ">=", sessionsSince(now))
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent ?? "",
    address: row.ip_address ?? "",
    createdAt: row.created_at,
    lastSeenAt: row.updated_at,
    expiresAt: row.expires_at,
  }))
}

/** Whether a session is still valid; for streams that outlast one answer. */
export async function isSessionValid(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("staff_session as s")
    .innerJoin("staff_user as u", "u.id", "s.user_id")
    .select("s.id")
    .where("s.id", "=", id)
    .where("s.expires_at", ">", now.toISOString())
    .where("s.created_at", ">=", sessionsSince(now))
    .where("u.removed_at", "is", null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends sessions of a member: from the next request on they are none.
 *  @param which one of them, some of them, all but one, or all
 *  @returns how many there were */
export async function endSessions(
  tx: Db,
  staffId: string,
  which: { only: string } | { these: string[] } | { allBut: string } | "all",
): Promise<number> {
  if (which !== "all" && "these" in which && which.these.length === 0) return 0
  let query = tx.deleteFrom("staff_session").where("user_id", "=", staffId)
  if (which !== "all") {
    if ("only" in which) query = query.where("id", "=", which.only)
    else if ("these" in which) query = query.where("id", "in", which.these)
    else query = query.where("id", "!=", which.allBut)
  }
  const { numDeletedRows } = await query.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
