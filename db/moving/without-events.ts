import type { Db, Tx } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** Stores what happened in another shop, in one transaction: nothing of it is logged as an event, so that no webhook, no plugin and no
 *  sheet takes it for news (db/migrations/0046-moving-in.ts). */
export const withoutEvents = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.insertInto("moving_in").values({ id: 1, at: new Date().toISOString() }).execute()
    const result = await work(tx)
    await tx.deleteFrom("moving_in").execute()
    return result
  })
