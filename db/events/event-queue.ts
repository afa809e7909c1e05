import { type DeliveryProblem, nextDeliveryTry } from "#core/events/delivery-tries.ts"
import { type ShopEvent, toEventType } from "#core/events/event.ts"
import type { Db, Tx } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** A subscriber that one process has to itself for a while. */
export type TakenSubscriber = {
  id: number
  documentId: string
  address: string
  /** Encrypted. */
  secret: string
  types: string[]
  position: number
  tries: number
  /** When the event after the position is sent again; null = now. */
  nextTryAt: string | null
  lease: string
}

/** Result of sending an event. */
export type SendResult = {
  /** null = it has arrived. */
  problem: DeliveryProblem | null
  /** The subscriber wants no more (410). */
  isFinal?: boolean
  statusCode: number | null
  request: string
  answer: string | null
  milliseconds: number
}

type Taking = { lease: string; leaseFor: number; now: Date }

const endOfLease = ({ leaseFor, now }: Taking) => new Date(now.getTime() + leaseFor).toISOString()

/** Takes a subscriber for which something waits: the next event after its position, or one that somebody wants sent again. Of several
 *  processes each subscriber is one's alone until its lease ends.
 *  @param last the number of the last event */
export async function takeSubscriber(db: Db, taking: Taking, last: number): Promise<TakenSubscriber | undefined> {
  const now = taking.now.toISOString()
  const due = db
    .selectFrom("event_subscriber as s")
    .select("s.id")
    .where("s.is_paused", "=", 0)
    .where((e) => e.or([e("s.lease", "is", null), e("s.lease", "=", taking.lease), e("s.lease_until", "<=", now)]))
    .where((e) =>
      e.or([
        e.and([e("s.position", "<", last), e.or([e("s.next_try_at", "is", null), e("s.next_try_at", "<=", now)])]),
        e.exists(
          e
            .selectFrom("event_delivery as d")
            .select("d.id")
            .whereRef("d.subscriber_id", "=", "s.id")
            .where("d.state", "=", "again"),
        ),
      ]),
    )
    .orderBy("s.position")
    .limit(1)
  const row = await db
    .updateTable("event_subscriber")
    .set({ lease: taking.lease, lease_until: endOfLease(taking) })
    .where("id", "in", due)
    .where((e) => e.or([e("lease", "is", null), e("lease", "=", taking.lease), e("lease_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { id, document_id: documentId, address, secret, position, tries } = row
  // Written by this program.
  const types = JSON.parse(row.types) as string[]
  return { id, documentId, address, secret, types, position, tries, nextTryAt: row.next_try_at, lease: taking.lease }
}

/** Renews the lease of a subscriber.
 *  @returns false = its lease has ended, or it was paused or removed: nothing more may be sent */
export async function renewSubscriber(db: Db, { id }: TakenSubscriber, taking: Taking): Promise<boolean> {
  const renewed = await db
    .updateTable("event_subscriber")
    .set({ lease_until: endOfLease(taking) })
    .where("id", "=", id)
    .where("lease", "=", taking.lease)
    .where("lease_until", ">", taking.now.toISOString())
    .where("is_paused", "=", 0)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Lets other processes have a subscriber. */
export async function releaseSubscriber(db: Db, { id, lease }: TakenSubscriber): Promise<void> {
  await db
    .updateTable("event_subscriber")
    .set({ lease: null, lease_until: null })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute()
}

type EventRow = { key: string; seq: number | null; kind: string; subject: string; details: string | null; at: string }

const eventOf = ({ key, seq, kind, subject, details, at }: EventRow): ShopEvent => ({
  key,
  seq: seq ?? 0,
  type: toEventType(kind),
  subject,
  details: JSON.parse(details ?? "{}") as Record<string, unknown>,
  at,
})

const eventColumns = ["key", "seq", "kind", "subject", "details", "at"] as const

/** The events after a number, in their order. */
export async function eventsAfter(db: Db, position: number, max: number): Promise<ShopEvent[]> {
  const rows = await db
    .selectFrom("shop_event")
    .select(eventColumns)
    .where("seq", ">", position)
    .orderBy("seq")
    .limit(max)
    .execute()
  return rows.map(eventOf)
}

/** Events that somebody wants sent again, in their order. Those that are kept no more stay dead. */
export async function eventsAgain(db: Db, { id }: TakenSubscriber, max: number): Promise<ShopEvent[]> {
  const rows = await db
    .selectFrom("event_delivery as d")
    .innerJoin("shop_event as e", "e.seq", "d.seq")
    .select(["e.key", "e.seq", "e.kind", "e.subject", "e.details", "e.at"])
    .where("d.subscriber_id", "=", id)
    .where("d.state", "=", "again")
    .orderBy("d.seq")
    .limit(max)
    .execute()
  if (rows.length === 0) {
    const again = db.updateTable("event_delivery").set({ state: "dead" }).where("subscriber_id", "=", id)
    const stored = db.selectFrom("shop_event").select("seq").where("seq", "is not", null)
    await again.where("state", "=", "again").where("seq", "not in", stored).execute()
  }
  return rows.map(eventOf)
}

const mine = (tx: Db, { id, lease }: TakenSubscriber) =>
  tx.updateTable("event_subscriber").where("id", "=", id).where("lease", "=", lease)

/** Passes over events that the subscriber does not want. */
export async function skipEvents(db: Db, subscriber: TakenSubscriber, position: number): Promise<void> {
  await mine(db, subscriber).set({ position, tries: 0, next_try_at: null }).where("position", "<", position).execute()
}

/** Notes what came of sending the event after the position. One that failed is sent again later, and holds up those after it, so that they arrive
 *  in their order; after the last try it is dead, and the next one is sent. */
export function settleEvent(db: Db, subscriber: TakenSubscriber, event: ShopEvent, result: SendResult, now: Date) {
  const tries = subscriber.tries + 1
  const isDelivered = result.problem === null
  const next = isDelivered || result.isFinal ? null : nextDeliveryTry(tries, now)
  const isSettled = isDelivered || next === null
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await mine(tx, subscriber)
      .set({ last_problem: result.problem, next_try_at: next?.toISOString() ?? null })
      .set(isSettled ? { position: event.seq, tries: 0 } : { tries })
      .$if(isDelivered, (query) => query.set({ last_delivered_at: now.toISOString() }))
      .$if(result.isFinal === true, (query) => query.set({ is_paused: 1 }))
      .where("position", "=", subscriber.position)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return undefined
    await noteDelivery(
      tx,
      subscriber,
      event,
      { ...result, state: isDelivered ? "delivered" : next ? "failed" : "dead", tries },
      now,
    )
    return { ...subscriber, position: isSettled ? event.seq : subscriber.position, tries: isSettled ? 0 : tries }
  })
}

/** Notes what came of an event that was sent again by hand: it does not move the position. */
export function settleAgain(db: Db, subscriber: TakenSubscriber, event: ShopEvent, result: SendResult, now: Date) {
  const state = result.problem === null ? "delivered" : "dead"
  return inTransaction(db, async (tx) => {
    if (result.isFinal) await mine(tx, subscriber).set({ is_paused: 1, last_problem: result.problem }).execute()
    await noteDelivery(tx, subscriber, event, { ...result, state, tries: 1 }, now)
  })
}

type Noted = SendResult & { state: "delivered" | "failed" | "dead"; tries: number }

async function noteDelivery(tx: Tx, { id }: TakenSubscriber, event: ShopEvent, noted: Noted, now: Date): Promise<void> {
  const { state, tries, problem, statusCode, request, answer, milliseconds } = noted
  const values = {
    state,
    tries,
    at: now.toISOString(),
    problem,
    status_code: statusCode,
    request,
    // PostgreSQL cannot store a NUL: the event would be sent again and again.
    answer: answer?.replaceAll("\0", "\uFFFD") ?? null,
    milliseconds,
  }
  await tx
    .insertInto("event_delivery")
    .values({
      subscriber_id: id,
      event_key: event.key,
      seq: event.seq,
      kind: event.type,
      subject: event.subject,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["subscriber_id", "event_key"]).doUpdateSet(values))
    .execute()
}
