import { rateLimits } from "#core/rate-limits.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Tx } from "../database.ts"
import { countWindows, maxRetryAfter, rateWindows, type Subjects } from "../rate-windows.ts"

/** Counts a placed order against the limits, and marks the content as changed. Belongs at the end of its transaction: these
 *  rows are shared by many orders, and no other order should wait for them long.
 *  @returns seconds until more is taken when this one was too many, else null */
export async function countOrder(tx: Tx, subjects: Subjects, now: Date): Promise<number | null> {
  const over = await countWindows(tx, rateWindows("orders", rateLimits.orders, subjects, now))
  await touchContent(tx, [])
  return maxRetryAfter(over)
}
