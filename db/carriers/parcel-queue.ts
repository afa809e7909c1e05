import type { ParcelProblem } from "#core/carriers/parcel-problem.ts"
import type { Db } from "../database.ts"

/** A parcel whose request is about to begin, or whose reply was lost. */
export type ClaimedParcel = { id: number; orderId: number; reference: string; claimedAt: string }

const columns = ["id", "order_id as orderId", "reference", "claimed_at as claimedAt"] as const

/** The next parcels of an account that wait, the oldest first. */
export async function listWaiting(db: Db, accountId: number, max: number): Promise<ClaimedParcel[]> {
  const rows = await db
    .selectFrom("parcel")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("state", "=", "waiting")
    .orderBy("id")
    .limit(max)
    .execute()
  return rows.map((row) => ({ ...row, claimedAt: "" }))
}

/** Claims parcels that wait: from now on a request for them may have reached the carrier. The caller has the account's task, so that
 *  nobody else claims, and sends at once.
 *  @returns the keys of those that still waited */
export async function claimParcels(db: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await db
    .updateTable("parcel")
    .set({ state: "claimed", claimed_at: now.toISOString(), problem: null, words: null })
    .where("id", "in", ids.length > 0 ? ids : [0])
    .where("state", "=", "waiting")
    .returning("id")
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Where parcels go, as the merchant sees it. */
export async function noteDesk(db: Db, id: number, desk: { deskId: string; name: string } | null): Promise<void> {
  await db
    .updateTable("parcel")
    .set({ desk_id: desk?.deskId ?? null, desk: desk?.name.slice(0, 200) ?? null })
    .where("id", "=", id)
    .execute()
}

/** Takes a parcel out of the queue that the shop itself finds not to be sent: its order was changed meanwhile. */
export async function rejectWaiting(db: Db, id: number, problem: ParcelProblem): Promise<void> {
  await db
    .updateTable("parcel")
    .set({ state: "rejected", problem })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute()
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
export async function endParcel(
  db: Db,
  id: number,
  state: "rejected" | "unknown",
  words: string | null,
): Promise<void> {
  await claimed(db, [id])
    .set({ state, words: words?.replaceAll("\0", "").slice(0, 500) ?? null })
    .execute()
}

export async function hasParcelsToSend(db: Db, accountId: number): Promise<boolean> {
  const open = db.selectFrom("parcel").select("id").where("account_id", "=", accountId)
  return (await open.where("state", "in", ["waiting", "claimed"]).limit(1).executeTakeFirst()) !== undefined
}

/** Parcels that the carrier has and that are to be validated. One whose validation was rejected is left to the merchant. */
export async function listUnvalidated(db: Db, accountId: number, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom("parcel")
    .select("tracking")
    .where("account_id", "=", accountId)
    .where("state", "=", "created")
    .where("status", "=", "created")
    .where("validated_at", "is", null)
    .where("words", "is", null)
    .orderBy("id")
    .limit(max)
    .execute()
  return rows.flatMap(({ tracking }) => tracking ?? [])
}

/** @param words why the carrier did not validate it; null = it did */
export async function noteValidated(
  db: Db,
  { accountId, tracking, words }: { accountId: number; tracking: string; words: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable("parcel")
    .set(words === null ? { validated_at: now.toISOString() } : { words: words.slice(0, 500) })
    .where("account_id", "=", accountId)
    .where("tracking", "=", tracking)
    .execute()
}
