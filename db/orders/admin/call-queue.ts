import type { ExpressionBuilder } from "kysely"
import { agentsOwnFor, leaseLength } from "#core/orders/call-retry.ts"
import type { Db, Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { Schema } from "../../schema/schema.ts"
import type { Staff } from "../../staff/by-staff.ts"
import { inTransaction, RetryTransaction } from "../../transaction.ts"

/** The next order to call, now leased to somebody: failed deliveries come first, since the driver still has the parcel; then calls that
 *  are due, the longest due before all; then new orders, the oldest first. Who has an order already gets it again. Never two people the same: on PostgreSQL rows that
 *  another one is taking are passed over, on SQLite one takes at a time.
 *  @param skip documentIds of orders that are not wanted; leases of them end
 *  @returns its documentId, or null when nobody is to be called now */
export async function nextCall(db: Db, staff: Staff, skip: string[], now: Date): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    await oneByOne(tx, staff)
    if (skip.length > 0) await endLease(tx, staff, skip)
    const order =
      (await ownLease(tx, staff, now)) ??
      (await failedDelivery(tx, staff, skip, now)) ??
      (await dueCall(tx, staff, skip, now)) ??
      (await newOrder(tx, staff, skip, now))
    if (!order) return null
    const leased = await tx
      .updateTable("orders")
      .set({ lease_by: staff.id, lease_name: staff.name, lease_until: later(now, leaseLength) })
      .where("id", "=", order.id)
      .where(isToCall)
      .returning("document_id as documentId")
      .executeTakeFirst()
    if (!leased) throw new RetryTransaction("The order was settled meanwhile")
    return leased.documentId
  })
}

/** Orders with a failed delivery that are looked at for the next call. */
const maxFailed = 200

/** Failed deliveries are counted up to here. */
const maxCounted = 1000

/** The orders of parcels whose customers are to be called, the longest waiting first; one that the staff has settled by hand takes no
 *  place. */
const failedDeliveries = (db: Db, max: number) =>
  db
    .selectFrom("parcel as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .select("p.order_id")
    .where("p.to_call_at", "is not", null)
    .where("o.status", "=", "shipped")
    .orderBy("p.to_call_at")
    .limit(max)

/** Whether somebody has to call: the order is not confirmed, or its delivery has failed. */
const isToCall = (e: ExpressionBuilder<Schema, "orders">) =>
  e.or([
    e("orders.status", "in", ["new", "to-call-again"]),
    e.and([
      e("orders.status", "=", "shipped"),
      e.exists(
        e
          .selectFrom("parcel as p")
          .select("p.id")
          .whereRef("p.order_id", "=", "orders.id")
          .where("p.to_call_at", "is not", null),
      ),
    ]),
  ])

/** Two tabs of one person do not take two orders. */
async function oneByOne(tx: Tx, staff: Staff): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom("staff_user").select("id").where("id", "=", staff.id).forNoKeyUpdate().execute()
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

async function endLease(tx: Db, staff: Staff, only?: string[]): Promise<boolean> {
  const ended = await tx
    .updateTable("orders")
    .set({ lease_by: null, lease_name: null, lease_until: null })
    .where("lease_by", "=", staff.id)
    .$if(only !== undefined, (query) => query.where("document_id", "in", only ?? []))
    .returning("id")
    .execute()
  return ended.length > 0
}

/** Releases the leased order of an agent.
 *  @returns whether there was something */
export async function releaseCall(db: Db, staff: Staff): Promise<boolean> {
  return endLease(db, staff)
}

function ownLease(tx: Tx, staff: Staff, now: Date) {
  return tx
    .selectFrom("orders")
    .select("id")
    .where("lease_by", "=", staff.id)
    .where("lease_until", ">", now.toISOString())
    .where(isToCall)
    .orderBy("lease_until", "desc")
    .limit(1)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

/** Orders of one status that an agent may call: not leased, not anonymized, and not another agent's unless overdue. */
function free(tx: Db, staff: Staff, skip: string[], now: Date) {
  const overdueSince = later(now, -agentsOwnFor)
  return tx
    .selectFrom("orders")
    .where("anonymized_at", "is", null)
    .where((e) => e.or([e("lease_until", "is", null), e("lease_until", "<=", now.toISOString())]))
    .$if(skip.length > 0, (query) => query.where("document_id", "not in", skip))
    .where((e) =>
      e.or([
        e("agent_id", "is", null),
        e("agent_id", "=", staff.id),
        e(e.fn.coalesce("call_at", "created_at"), "<=", overdueSince),
      ]),
    )
}

function failedDelivery(tx: Tx, staff: Staff, skip: string[], now: Date) {
  return free(tx, staff, skip, now)
    .select("id")
    .where("status", "=", "shipped")
    .where("id", "in", failedDeliveries(tx, maxFailed))
    .orderBy((e) =>
      e
        .selectFrom("parcel as p")
        .select((p) => p.fn.min("p.to_call_at").as("since"))
        .whereRef("p.order_id", "=", "orders.id"),
    )
    .orderBy("id")
    .limit(1)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate().skipLocked())
    .executeTakeFirst()
}

function dueCall(tx: Tx, staff: Staff, skip: string[], now: Date) {
  return free(tx, staff, skip, now)
    .select("id")
    .where("status", "=", "to-call-again")
    .where((e) => e.or([e("call_at", "is", null), e("call_at", "<=", now.toISOString())]))
    .orderBy((e) => e.fn.coalesce("call_at", "created_at"))
    .orderBy("id")
    .limit(1)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate().skipLocked())
    .executeTakeFirst()
}

function newOrder(tx: Tx, staff: Staff, skip: string[], now: Date) {
  return free(tx, staff, skip, now)
    .select("id")
    .where("status", "=", "new")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate().skipLocked())
    .executeTakeFirst()
}

/** How many calls wait for somebody: failed deliveries (at most 1000), due calls and new orders that nobody has and they would get; how many
 *  return later, and when the first of them does. */
export async function waitingCalls(db: Db, staff: Staff, now: Date) {
  const count = (status: "new" | "to-call-again") =>
    free(db, staff, [], now)
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("status", "=", status)
  const again = count("to-call-again").where((e) =>
    e.or([e("call_at", "is", null), e("call_at", "<=", now.toISOString())]),
  )
  const { count: due } = await again.executeTakeFirstOrThrow()
  const { count: fresh } = await count("new").executeTakeFirstOrThrow()
  const { later, nextAt } = await free(db, staff, [], now)
    .select((e) => [e.fn.countAll<number>().as("later"), e.fn.min<string | null>("call_at").as("nextAt")])
    .where("status", "=", "to-call-again")
    .where("call_at", ">", now.toISOString())
    .executeTakeFirstOrThrow()
  const { count: failed } = await free(db, staff, [], now)
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("status", "=", "shipped")
    .where("id", "in", failedDeliveries(db, maxCounted))
    .executeTakeFirstOrThrow()
  return { failed, due, fresh, later, nextAt }
}
