import type { ToldEvent } from "#core/carriers/told-event.ts"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"
import { startTask } from "./tasks.ts"
import { notifyTasksChanged } from "./tasks-changed.ts"

/** Webhooks that wait for an account; a carrier that sends more gets a 503 and sends them again later. */
const maxWaiting = 5000

/** Stores the events of a webhook, to be worked through soon.
 *  @returns false = too many wait */
export async function storeHook(db: Db, accountId: number, events: readonly ToldEvent[], now: Date): Promise<boolean> {
  const waiting = db.selectFrom("carrier_hook").select("id").where("account_id", "=", accountId)
  const last = await waiting.orderBy("id").offset(maxWaiting).limit(1).executeTakeFirst()
  if (last) return false
  await inTransaction(db, async (tx) => {
    const values = { account_id: accountId, received_at: now.toISOString(), events: JSON.stringify(events) }
    await tx.insertInto("carrier_hook").values(values).execute()
    // Also while the carrier cannot be asked: what it sends is worked through by itself.
    await startTask(tx, accountId, "follow", now)
  })
  notifyTasksChanged(db)
  return true
}

/** The webhooks of an account that came first. */
export async function listHooks(db: Db, accountId: number, max: number) {
  const rows = await db
    .selectFrom("carrier_hook")
    .select(["id", "events"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .limit(max)
    .execute()
  // Written by this program.
  return rows.map(({ id, events }) => ({ id, events: JSON.parse(events) as ToldEvent[] }))
}

/** Forgets a webhook that was worked through. */
export async function deleteHook(db: Db, id: number): Promise<void> {
  await db.deleteFrom("carrier_hook").where("id", "=", id).execute()
}

export async function hasHooks(db: Db, accountId: number): Promise<boolean> {
  const one = db.selectFrom("carrier_hook").select("id").where("account_id", "=", accountId).limit(1)
  return (await one.executeTakeFirst()) !== undefined
}

/** Forgets webhooks that nobody could work through in three days: the carrier is asked about their parcels anyway. */
export async function purgeHooks(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 3 * 24 * 3600 * 1000).toISOString()
  await db.deleteFrom("carrier_hook").where("received_at", "<", old).execute()
}
