import type { Db } from "../database.ts"

const day = 24 * 3600 * 1000

/** Milliseconds for which events can be sent again, and what came of them is shown. */
export const eventRetention = 14 * day

/** Milliseconds for which they are kept in a shop that tells nobody. */
const unheardRetention = 3600 * 1000

/** Rows of one statement: no lock is held for long. */
const maxDeleted = 5000

/** Deliveries of a subscriber that are shown with request and answer after they have arrived; an order is a few KB. */
const maxDelivered = 200

/** Deletes old events, and what came of them. Those that wait for a subscriber go as well: it was away for two weeks. */
export async function purgeEvents(db: Db, now: Date): Promise<void> {
  const subscriber = await db.selectFrom("event_subscriber").select("id").limit(1).executeTakeFirst()
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  const events = before(subscriber ? eventRetention : unheardRetention)
  for (;;) {
    const old = db.selectFrom("shop_event").select("id").where("at", "<", events).orderBy("at").limit(maxDeleted)
    const { numDeletedRows } = await db.deleteFrom("shop_event").where("id", "in", old).executeTakeFirstOrThrow()
    if (numDeletedRows < BigInt(maxDeleted)) break
  }
  await db.deleteFrom("event_delivery").where("at", "<", before(eventRetention)).execute()
  for (const { id } of await db.selectFrom("event_subscriber").select("id").execute()) {
    const delivered = db.selectFrom("event_delivery").where("subscriber_id", "=", id).where("state", "=", "delivered")
    const last = await delivered.select("id").orderBy("id", "desc").offset(maxDelivered).limit(1).executeTakeFirst()
    if (!last) continue
    const older = db.deleteFrom("event_delivery").where("subscriber_id", "=", id).where("state", "=", "delivered")
    await older.where("id", "<=", last.id).execute()
  }
}
