import type { ParcelProblem } from "#core/carriers/parcel-problem.ts"
import { cutText } from "#core/cut-text.ts"
import type { Db } from "../database.ts"

/** A parcel whose request is about to begin, or whose reply was lost. */
export type ClaimedParcel = {
  id: number
  orderId: number
  reference: string
  claimedAt: string
  /** When a reply for it was lost and it was put back to be sent again; null = never. */
  lostAt: string | null
  /** The carrier's words where they do not say whether it has the parcel. */
  words: string | null
  isFragile: boolean
  exchangedGoods: string | null
}

const columns = [
  "id",
  "order_id as orderId",
  "reference",
  "claimed_at as claimedAt",
  "lost_at as lostAt",
  "words",
  "is_fragile",
  "exchanged_goods as exchangedGoods",
] as const

const listIn = async (db: Db, accountId: number, state: "waiting" | "claimed", max: number) => {
  const rows = await db
    .selectFrom("parcel")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("state", "=", state)
    .orderBy("id")
    .limit(max)
    .execute()
  return rows.map(({ is_fragile, ...row }) => ({ ...row, claimedAt: row.claimedAt ?? "", isFragile: is_fragile === 1 }))
}

/** The next parcels of an account that wait, the oldest first. */
export const listWaiting = (db: Db, accountId: number, max: number): Promise<ClaimedParcel[]> =>
  listIn(db, accountId, "waiting", max)

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

/** Takes a parcel out of the queue that the shop itself finds not to be sent: its order was changed meanwhile. One that the carrier may
 *  have is left to a person. */
export async function rejectWaiting(db: Db, id: number, problem: ParcelProblem): Promise<void> {
  const waiting = db.updateTable("parcel").where("id", "=", id).where("state", "=", "waiting")
  await waiting.set({ state: "rejected", problem }).where("lost_at", "is", null).execute()
  await waiting.set({ state: "unknown" }).where("lost_at", "is not", null).execute()
}

/** Parcels of an account whose requests began and nobody knows the end of, the oldest first. */
export const listLostReplies = (db: Db, accountId: number, max: number): Promise<ClaimedParcel[]> =>
  listIn(db, accountId, "claimed", max)

const cutWords = (words: string | null) => words && cutText(words, 500)

const claimed = (db: Db, ids: readonly number[]) =>
  db
    .updateTable("parcel")
    .where("id", "in", ids.length > 0 ? ids : [0])
    .where("state", "=", "claimed")

/** Puts claimed parcels back into the queue: this request for them has not reached the carrier. */
export async function unclaimParcels(db: Db, ids: readonly number[]): Promise<void> {
  await claimed(db, ids).set({ state: "waiting", claimed_at: null }).execute()
}

/** Puts parcels whose replies were lost back into the queue of their account, whose carrier takes each reference once. Until it answers
 *  they can be neither cancelled nor rejected here: it may have them. */
export async function repeatParcels(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await claimed(db, ids).set({ state: "waiting", claimed_at: null, lost_at: now.toISOString(), words: null }).execute()
}

/** Stores what the carrier said of a claimed parcel without saying whether it has it. */
export async function noteWords(db: Db, id: number, words: string | null): Promise<void> {
  await claimed(db, [id])
    .set({ words: cutWords(words) })
    .execute()
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
    .set({ state, words: cutWords(words) })
    .execute()
}

/** Whether parcels of an account wait to be sent.
 *  @param withLost also those whose replies were lost */
export async function hasParcelsToSend(db: Db, accountId: number, withLost: boolean): Promise<boolean> {
  const states = withLost ? (["waiting", "claimed"] as const) : (["waiting"] as const)
  const open = db.selectFrom("parcel").select("id").where("account_id", "=", accountId)
  return (await open.where("state", "in", states).limit(1).executeTakeFirst()) !== undefined
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
    .set(words === null ? { validated_at: now.toISOString() } : { words: cutWords(words) })
    .where("account_id", "=", accountId)
    .where("tracking", "=", tracking)
    .execute()
}
