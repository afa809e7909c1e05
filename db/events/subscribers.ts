import type { DeliveryProblem } from "#core/events/delivery-tries.ts"
import { pluginAddress } from "#core/events/plugin-address.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { inTransaction } from "../transaction.ts"
import { numberEvents } from "./number-events.ts"

/** A receiver of events, as the staff see it; the secret is for sending alone. */
export type Subscriber = {
  documentId: string
  name: string
  address: string
  /** [] = all. */
  types: string[]
  isPaused: boolean
  /** Events that wait for it, at most `maxCounted`. */
  waiting: number
  dead: number
  tries: number
  nextTryAt: string | null
  lastProblem: DeliveryProblem | null
  lastDeliveredAt: string | null
  createdAt: string
  editedAt: string
  /** Encrypted. */
  sealedSecret: string
}

/** How many a shop can have: each is a queue of its own. */
export const maxSubscribers = 20

/** Waiting events are counted up to here. */
export const maxCounted = 1000

async function countWaiting(db: Db, position: number): Promise<number> {
  const some = db.selectFrom("shop_event").select("id").where("seq", ">", position).limit(maxCounted)
  const count = await db
    .selectFrom(some.as("some"))
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count.count)
}

async function countDead(db: Db, id: number): Promise<number> {
  const some = db
    .selectFrom("event_delivery")
    .select("id")
    .where("state", "=", "dead")
    .where("subscriber_id", "=", id)
    .limit(maxCounted)
  const count = await db
    .selectFrom(some.as("some"))
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count.count)
}

/** All subscribers, the oldest first. */
export async function listSubscribers(db: Db): Promise<Subscriber[]> {
  const rows = await db.selectFrom("event_subscriber").selectAll().orderBy("id").execute()
  return Promise.all(
    rows.map(async (row) => ({
      documentId: row.document_id,
      name: row.name,
      address: row.address,
      // Written by this program.
      types: JSON.parse(row.types) as string[],
      isPaused: row.is_paused === 1,
      waiting: await countWaiting(db, row.position),
      dead: await countDead(db, row.id),
      tries: row.tries,
      nextTryAt: row.next_try_at,
      lastProblem: row.last_problem,
      lastDeliveredAt: row.last_delivered_at,
      createdAt: row.created_at,
      editedAt: row.edited_at,
      sealedSecret: row.secret,
    })),
  )
}

export async function findSubscriber(db: Db, documentId: string): Promise<Subscriber | undefined> {
  return (await listSubscribers(db)).find((subscriber) => subscriber.documentId === documentId)
}

export type NewSubscriber = { name: string; address: string; types: string[] /** Encrypted. */; secret: string }

/** Adds a subscriber, which is told of what happens from now on.
 *  @param added writes down, in the same transaction, that it was added
 *  @returns its documentId; undefined = there are as many as there may be */
export async function addSubscriber(
  db: Db,
  subscriber: NewSubscriber,
  now: Date,
  added: (tx: Tx, documentId: string) => Promise<void> = async () => undefined,
): Promise<string | undefined> {
  // Earlier events are not sent to it.
  while ((await numberEvents(db)) > 0);
  const documentId = randomDocumentId()
  const at = now.toISOString()
  const { name, address, secret } = subscriber
  const isAdded = await inTransaction(db, async (tx) => {
    // The clock's row is a lock: two do not both take the last place.
    const { last } = await tx
      .updateTable("event_clock")
      .set((e) => ({ last: e.ref("last") }))
      .returning("last")
      .executeTakeFirstOrThrow()
    const { count } = await tx
      .selectFrom("event_subscriber")
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxSubscribers) return false
    await tx
      .insertInto("event_subscriber")
      .values({
        document_id: documentId,
        name,
        address,
        secret,
        types: JSON.stringify(subscriber.types),
        position: last,
        created_at: at,
        edited_at: at,
      })
      .execute()
    await added(tx, documentId)
    return true
  })
  return isAdded ? documentId : undefined
}

export type SubscriberChange = Partial<NewSubscriber> & { isPaused?: boolean }

/** Changes a subscriber. What waits for it is sent at once, to the new address.
 *  @returns whether there is one */
export async function changeSubscriber(tx: Db, documentId: string, change: SubscriberChange, now: Date) {
  const { types, isPaused, ...texts } = change
  const { numUpdatedRows } = await tx
    .updateTable("event_subscriber")
    .set({ ...texts, edited_at: now.toISOString(), next_try_at: null })
    .$if(types !== undefined, (query) => query.set({ types: JSON.stringify(types) }))
    .$if(isPaused !== undefined, (query) => query.set({ is_paused: isPaused ? 1 : 0 }))
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Pauses all webhooks, as in a copy of a shop: their receivers hear from the shop itself.
 *  @returns how many were told of events until now */
export async function pauseWebhooks(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("event_subscriber")
    .set({ is_paused: 1 })
    .where("is_paused", "=", 0)
    .where("address", "not like", `${pluginAddress("")}%`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** @returns whether there was one */
export async function removeSubscriber(tx: Db, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("event_subscriber")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Sends again what happened from a moment on, as far as it is kept: the position goes back.
 *  @returns whether there is such a subscriber */
export async function replayEvents(tx: Db, documentId: string, from: Date): Promise<boolean> {
  const first = await tx
    .selectFrom("shop_event")
    .select("seq")
    .where("at", ">=", from.toISOString())
    .where("seq", "is not", null)
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst()
  const { numUpdatedRows } = await tx
    .updateTable("event_subscriber")
    .set({ tries: 0, next_try_at: null })
    .$if(first !== undefined, (query) =>
      query.set((e) => ({
        position: e
          .case()
          .when("position", ">=", first?.seq ?? 0)
          .then((first?.seq ?? 1) - 1)
          .else(e.ref("position"))
          .end(),
      })),
    )
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
