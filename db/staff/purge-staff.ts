import { sql } from "kysely"
import type { Db } from "../database.ts"

/** Deletes sessions, links and half-done sign-ins of the staff that have expired. Safe to run in several processes. */
export async function purgeStaff(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.deleteFrom("staff_session").where("expires_at", "<", at).execute()
  await db.deleteFrom("staff_verification").where("expires_at", "<", at).execute()
  await db.deleteFrom("staff_invitation").where("expires_at", "<", at).execute()
}

/** How long the audit log tells of sign-ins that failed or were stopped, in milliseconds: 90 days. The triggers of
 *  migration 0039 let them go from the 89th day on. */
const maxAge = 90 * 24 * 3600 * 1000
const maxRows = 2_000

/** Deletes failed and stopped sign-ins that have expired, a bounded number. Safe to run in several processes at once. */
export async function purgeFailedSignIns(db: Db, now: Date): Promise<void> {
  const expired = db
    .selectFrom("audit_log")
    .select("id")
    // As the index audit_log_failed has it.
    .where(sql<boolean>`action in ('sign-in-failed', 'sign-in-stopped')`)
    .where("at", "<", new Date(now.getTime() - maxAge).toISOString())
    .orderBy("at")
    .limit(maxRows)
  await db.deleteFrom("audit_log").where("id", "in", expired).execute()
}
