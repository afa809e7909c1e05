import type { Db } from "../database.ts"

/** Deletes sessions, links and half-done sign-ins of the staff that have expired. Safe to run in several processes. */
export async function purgeStaff(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.deleteFrom("staff_session").where("expires_at", "<", at).execute()
  await db.deleteFrom("staff_verification").where("expires_at", "<", at).execute()
  await db.deleteFrom("staff_invitation").where("expires_at", "<", at).execute()
}
