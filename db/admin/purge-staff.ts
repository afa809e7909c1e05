import type { Db } from "../database.ts"

/** How long counts of tries are kept, in milliseconds. */
const twoDays = 48 * 3600 * 1000

/** Forgets sessions, links and half-done sign-ins that have expired. What fails is left for the next time. */
export async function purgeStaff(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  try {
    await db.deleteFrom("staff_session").where("expires_at", "<", at).execute()
    await db.deleteFrom("staff_verification").where("expires_at", "<", at).execute()
    await db.deleteFrom("staff_invitation").where("expires_at", "<", at).execute()
    await db
      .deleteFrom("rate_window")
      .where("bucket", "like", "staff:%")
      .where("window_start", "<", new Date(now.getTime() - twoDays).toISOString())
      .execute()
  } catch {
    // Another process is at it, or the database is busy.
  }
}
