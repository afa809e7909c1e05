import { sql } from "kysely"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** Requests in a time. A window opens with its first request. */
export type Quota = { requests: number; milliseconds: number }

class QuotaSpent extends Error {
  readonly wait: number
  constructor(wait: number) {
    super("A quota is spent")
    this.wait = wait
  }
}

/** Counts a request in every window of an account, for all processes together.
 *  @returns 0 = it may be sent; else the milliseconds until one may, and nothing is counted */
export async function takeQuota(db: Db, accountId: number, quotas: readonly Quota[], now: Date): Promise<number> {
  try {
    await inTransaction(db, async (tx) => {
      // In one order, so that two do not wait for each other in a circle.
      for (const { requests, milliseconds } of quotas.toSorted((a, b) => a.milliseconds - b.milliseconds)) {
        const opened = new Date(now.getTime() - milliseconds).toISOString()
        const isOver = sql<boolean>`carrier_quota.started_at <= ${opened}`
        const row = await tx
          .insertInto("carrier_quota")
          .values({ account_id: accountId, milliseconds, started_at: now.toISOString(), used: 1 })
          .onConflict((conflict) =>
            conflict.columns(["account_id", "milliseconds"]).doUpdateSet({
              used: sql<number>`case when ${isOver} then 1 else carrier_quota.used + 1 end`,
              started_at: sql<string>`case when ${isOver} then ${now.toISOString()} else carrier_quota.started_at end`,
            }),
          )
          .returning(["used", "started_at as startedAt"])
          .executeTakeFirstOrThrow()
        if (row.used > requests) {
          throw new QuotaSpent(Math.max(1, new Date(row.startedAt).getTime() + milliseconds - now.getTime()))
        }
      }
    })
    return 0
  } catch (error) {
    if (error instanceof QuotaSpent) return error.wait
    throw error
  }
}
