import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** A parcel whose request is about to begin, or whose reply was lost. */
export type ClaimedParcel = { id: number; orderId: number; reference: string; claimedAt: string }

const columns = ["id", "order_id as orderId", "reference", "claimed_at as claimedAt"] as const

/** Claims the next parcels of an account, the oldest first: from now on a request for them may have reached the carrier. The caller has
 *  the account's task, so that nobody else claims. */
export async function claimParcels(db: Db, accountId: number, max: number, now: Date): Promise<ClaimedParcel[]> {
  const claimedAt = now.toISOString()
  return inTransaction(db, async (tx) => {
    const next = await tx
      .selectFrom("parcel")
      .select("id")
      .where("account_id", "=", accountId)
      .where("state", "=", "waiting")
      .orderBy("id")
      .limit(max)
      .execute()
    if (next.length === 0) return []
    const ids = next.map(({ id }) => id)
    const rows = await tx
      .updateTable("parcel")
      .set({ state: "claimed", claimed_at: claimedAt })
      .where("id", "in", ids)
      .where("state", "=", "waiting")
      .returning(columns)
      .execute()
    return rows.map((row) => ({ ...row, claimedAt })).toSorted((a, b) => a.id - b.id)
  })
}

/** Parcels of an account whose requests began and nobody knows the end of, the oldest first. */
export async function listLostReplies(db: Db, accountId: number, max: number): Promise<ClaimedParcel[]> {
  const rows = await db
    .selectFrom("parcel")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("state", "=", "claimed")
    .orderBy("id")
    .limit(max)
    .execute()
  return rows.map((row) => ({ ...row, claimedAt: row.claimedAt ?? "" }))
}

const claimed = (db: Db, ids: readonly number[]) =>
  db
    .updateTable("parcel")
    .where("id", "in", ids.length > 0 ? ids : [0])
    .where("state", "=", "claimed")

/** Puts claimed parcels back into the queue: no request for them has reached the carrier. */
export async function unclaimParcels(db: Db, ids: readonly number[]): Promise<void> {
  await claimed(db, ids).set({ state: "waiting", claimed_at: null }).execute()
}

/** Notes that the carrier did not take a parcel, or that nobody can tell whether it has.
 *  @param words the carrier's own */
export async function endParcel(db: Db, id: number, state: "rejected" | "unknown", words: string): Promise<void> {
  await claimed(db, [id])
    .set({ state, words: words.slice(0, 500) })
    .execute()
}

export async function hasParcelsToSend(db: Db, accountId: number): Promise<boolean> {
  const open = db.selectFrom("parcel").select("id").where("account_id", "=", accountId)
  return (await open.where("state", "in", ["waiting", "claimed"]).limit(1).executeTakeFirst()) !== undefined
}
