import type { Db } from "../database.ts"

const hour = 3600 * 1000

/** Deletes expired idempotency keys, fingerprints of recent orders and rate limit counts. Idempotency keys are kept for two
 *  days, one more than promised. Safe to run in several processes at once. */
export async function purgeExpiredOrderData(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  await db
    .deleteFrom("idempotency_key")
    .where("created_at", "<", before(48 * hour))
    .execute()
  await db.deleteFrom("recent_order").where("created_at", "<", before(hour)).execute()
  await db
    .deleteFrom("rate_window")
    .where((e) =>
      e.or([
        e("expires_at", "<", now.toISOString()),
        e.and([e("expires_at", "is", null), e("window_start", "<", before(48 * hour))]),
      ]),
    )
    .execute()
}
