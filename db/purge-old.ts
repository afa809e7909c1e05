import type { Db } from "./database.ts"

const hours = (count: number) => count * 3600 * 1000

/** How many orders are placed between two purges. */
const every = 50

/** Forgets keys, recent orders and counts that have served: keys are kept for two days, a day more than promised. Once in
 *  so many orders, after the order is stored; what fails is left for the next time, never the order's failure. */
export async function purgeOld(db: Db, orderId: number, now: Date): Promise<void> {
  if (orderId % every !== 0) return
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  try {
    await db
      .deleteFrom("idempotency_key")
      .where("created_at", "<", before(hours(48)))
      .execute()
    await db
      .deleteFrom("recent_order")
      .where("created_at", "<", before(hours(1)))
      .execute()
    await db
      .deleteFrom("rate_window")
      .where("window_start", "<", before(hours(48)))
      .execute()
  } catch {
    // Another process is at it, or the database is busy.
  }
}
