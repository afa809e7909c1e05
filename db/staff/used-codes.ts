import { windowAt } from "#core/rate-limits.ts"
import type { Db } from "../database.ts"
import { countMore } from "../rate-windows.ts"

/** Longer than a code of an authenticator app is taken, in seconds. */
const remembered = 15 * 60

/** Remembers that a code was used.
 *  @param code a text for member and code, from which neither can be read back
 *  @returns whether this is the first time in a quarter of an hour or more */
export async function isFirstUse(db: Db, code: string, now: Date): Promise<boolean> {
  const { start } = windowAt(now, remembered)
  const before = new Date(start.getTime() - remembered * 1000)
  const bucket = `staff:code:${remembered}:${code}`
  const [used] = await countMore(db, { rows: [{ bucket, window_start: start.toISOString(), count: 1 }] })
  const earlier = await db
    .selectFrom("rate_window")
    .select("count")
    .where("bucket", "=", bucket)
    .where("window_start", "=", before.toISOString())
    .executeTakeFirst()
  return used?.count === 1 && !earlier
}
