import { nextPoll, type ParcelStatus } from "#core/carriers/parcel-status.ts"
import type { ToldEvent } from "#core/carriers/told-event.ts"
import { cutText } from "#core/cut-text.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { mailFailedDelivery } from "../mail/order-mails.ts"
import { orderMoved } from "../orders/change-order-status.ts"
import { inTransaction } from "../transaction.ts"
import type { Account } from "./accounts.ts"
import { moveOrderOfParcel } from "./created-parcel.ts"

/** Events that are stored of one parcel; no honest one has as many. */
const maxEvents = 300

const cut = (text: string | null, length: number) => text && cutText(text, length)

/** Stores what a carrier told of its parcels, and moves their orders. What came before changes nothing; what is older than the last event is
 *  stored and moves nothing; a word that the table does not have is stored and moves nothing.
 *  @returns how many events were new */
export async function storeEvents(db: Db, account: Account, events: readonly ToldEvent[], now: Date): Promise<number> {
  let count = 0
  const byTracking = Map.groupBy(events, ({ tracking }) => tracking)
  for (const [tracking, told] of byTracking) {
    const inOrder = told.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    count += await inTransaction(db, (tx) => storeOfParcel(tx, account, { tracking, told: inOrder }, now))
  }
  if (count > 0) orderMoved(db)
  return count
}

async function storeOfParcel(
  tx: Tx,
  account: Account,
  { tracking, told }: { tracking: string; told: readonly ToldEvent[] },
  now: Date,
): Promise<number> {
  const parcel = await tx
    .selectFrom("parcel")
    .innerJoin("orders", "orders.id", "parcel.order_id")
    .select(["parcel.id", "parcel.status", "parcel.status_at", "parcel.last_event_at", "parcel.state"])
    .select(["orders.id as orderId", "orders.document_id as documentId", "orders.anonymized_at as anonymizedAt"])
    .where("parcel.account_id", "=", account.id)
    .where("parcel.tracking", "=", tracking)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!parcel) return 0
  const { stored } = await tx
    .selectFrom("parcel_event")
    .select((e) => e.fn.countAll<number>().as("stored"))
    .where("parcel_id", "=", parcel.id)
    .executeTakeFirstOrThrow()
  // The carrier's words may name the person.
  const isErased = parcel.anonymizedAt !== null
  let room = maxEvents - Number(stored)
  let count = 0
  let lastAt = Number(stored) === 0 ? "" : (parcel.last_event_at ?? "")
  let status = parcel.status
  let latest: ToldEvent | undefined
  let hasFailed = false
  for (const event of told) {
    if (room <= 0) break
    const withoutPerson = isErased ? { ...event, reason: null, place: null } : event
    if (!(await insertEvent(tx, parcel.id, withoutPerson))) continue
    count++
    room--
    if (event.time < lastAt) continue
    lastAt = event.time
    latest = event
    if (event.status === null || isMovedBack(status, event.status)) continue
    status = event.status
    hasFailed = status === "failed-attempt"
    // The order may have another parcel by now.
    if (parcel.state === "created") await moveOrderOfParcel(tx, parcel.documentId, { status, actor: account.name }, now)
  }
  hasFailed &&= parcel.state === "created"
  if (hasFailed) await mailFailedDelivery(tx, parcel.orderId, now)
  const since = latest ? new Date(latest.time) : new Date(parcel.last_event_at ?? now)
  await tx
    .updateTable("parcel")
    .set({ next_poll_at: nextPoll(status, since, now)?.toISOString() ?? null })
    .$if(latest !== undefined, (query) =>
      query.set({
        last_event_at: lastAt,
        word: cut(latest?.word ?? null, 200),
        reason: isErased ? null : cut(latest?.reason ?? null, 300),
      }),
    )
    // Each failed attempt is a call, and what happens to the parcel later makes it needless.
    .$if(hasFailed, (query) => query.set({ to_call_at: now.toISOString() }))
    .$if(status !== parcel.status && status !== "failed-attempt", (query) =>
      query.set({ to_call_at: null, tells_answer: 0 }),
    )
    .$if(status !== parcel.status, (query) => query.set({ status, status_at: lastAt }))
    .$if(status === "cancelled" && parcel.state === "created", (query) => query.set({ state: "cancelled" }))
    .where("id", "=", parcel.id)
    .execute()
  return count
}

/** Money comes after the delivery and leaves it: a payment that is told twice, or before the delivery is told, moves nothing back. Nor is
 *  a parcel that has moved registered again. */
const isMovedBack = (from: ParcelStatus | null, to: ParcelStatus): boolean =>
  (from === "paid" && (to === "delivered" || to === "out-for-delivery")) ||
  (to === "created" && from !== null && from !== "created")

/** Milliseconds within which the same word is the same event: webhooks and answers have keys and clocks of their own. */
const sameEvent = 5 * 60_000

async function insertEvent(tx: Tx, parcelId: number, event: ToldEvent): Promise<boolean> {
  const time = new Date(event.time).getTime()
  const same = await tx
    .selectFrom("parcel_event")
    .select("id")
    .where("parcel_id", "=", parcelId)
    .where("word", "=", cut(event.word, 200) ?? "")
    .where("at", ">=", new Date(time - sameEvent).toISOString())
    .where("at", "<=", new Date(time + sameEvent).toISOString())
    .limit(1)
    .executeTakeFirst()
  if (same) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("parcel_event")
    .values({
      parcel_id: parcelId,
      key: cut(event.key, 200) ?? "",
      at: event.time,
      word: cut(event.word, 200) ?? "",
      status: event.status,
      reason: cut(event.reason, 300),
      place: cut(event.place, 200),
    })
    .onConflict((conflict) => conflict.columns(["parcel_id", "key"]).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Parcels of an account that its carrier is to be asked about, the longest due first. */
export async function listDuePolls(db: Db, accountId: number, max: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("parcel")
    .select("tracking")
    .where("account_id", "=", accountId)
    .where("next_poll_at", "<=", now.toISOString())
    .where("tracking", "is not", null)
    .orderBy("next_poll_at")
    .limit(max)
    .execute()
  return rows.flatMap(({ tracking }) => tracking ?? [])
}

/** Notes that a carrier was asked about parcels and told nothing new of some: they are asked about later. */
export async function notePolled(db: Db, accountId: number, trackings: readonly string[], now: Date): Promise<void> {
  for (const tracking of trackings) {
    const parcel = await db
      .selectFrom("parcel")
      .select(["id", "status", "last_event_at"])
      .where("account_id", "=", accountId)
      .where("tracking", "=", tracking)
      .where("next_poll_at", "<=", now.toISOString())
      .executeTakeFirst()
    if (!parcel) continue
    const next = nextPoll(parcel.status, new Date(parcel.last_event_at ?? now), now)
    await db
      .updateTable("parcel")
      .set({ next_poll_at: next?.toISOString() ?? null })
      .where("id", "=", parcel.id)
      .execute()
  }
}

/** When a parcel of an account is to be asked about next; null = never. */
export async function nextPollOf(db: Db, accountId: number): Promise<string | null> {
  const polls = db.selectFrom("parcel").select((e) => e.fn.min<string | null>("next_poll_at").as("at"))
  const row = await polls.where("account_id", "=", accountId).where("next_poll_at", "is not", null).executeTakeFirst()
  return row?.at ?? null
}

/** Makes parcels due to be asked about: a webhook said that something happened to them. */
export async function pollNow(db: Db, accountId: number, trackings: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("parcel")
    .set({ next_poll_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("tracking", "in", trackings.length > 0 ? trackings : [""])
    .where("next_poll_at", "is not", null)
    .execute()
}

/** Those of an account's parcels that are delivered and not paid. */
export async function listDelivered(db: Db, accountId: number, trackings: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("parcel")
    .select("tracking")
    .where("account_id", "=", accountId)
    .where("tracking", "in", trackings.length > 0 ? trackings : [""])
    .where("status", "=", "delivered")
    .execute()
  return rows.flatMap(({ tracking }) => tracking ?? [])
}
