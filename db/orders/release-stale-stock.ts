import { sql } from "kysely"
import { defaultReleaseHours } from "#core/content/shop-facts.ts"
import { giveBackStock } from "../catalogue/stock.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"
import { addOrderEvent } from "./order-history.ts"
import { ordersChanged } from "./orders-changed.ts"

const hour = 3600 * 1000

/** Orders of one run: the rest waits for the next one. */
const maxOrdersOfRun = 50

/** Releases the stock of orders that are new for longer than the setting's hours: each keeps its status, and its units can be sold
 *  again (docs/decisions/0014-order-limits.md). The hours begin anew when an order takes its stock again or takes another one in. Oldest
 *  first, each in a transaction of its own. Skips orders leased from the call queue and those with a payment. Safe in several processes
 *  at once.
 *  @returns how many orders released their stock */
export async function releaseStaleStock(db: Db, now: Date): Promise<number> {
  const hours = await releaseHours(db)
  if (hours === null) return 0
  const before = new Date(now.getTime() - hours * hour).toISOString()
  const failures: unknown[] = []
  let released = 0
  for (const id of await staleOrders(db, before, now)) {
    try {
      if (await releaseOrder(db, id, before, now)) released += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (released > 0) ordersChanged(db)
  // One order that cannot release its stock keeps none of the others from it.
  if (failures.length > 0) throw new AggregateError(failures, "Stock was not released")
  return released
}

async function releaseHours(db: Db): Promise<number | null> {
  const row = await db.selectFrom("app_setting").select("release_hours as hours").executeTakeFirst()
  return row ? row.hours : defaultReleaseHours
}

/** In the words of the partial index of migration 0035: SQLite takes it for nothing else. */
const isNewWithStock = sql<boolean>`status = 'new' and stock_released_at is null`

/** Whether an order has taken its stock again since a moment, or another order with what that one holds. */
const hasTakenSince = (moment: string) => sql<boolean>`exists (select 1 from order_event
  where order_event.order_id = orders.id and order_event.kind in ('stock-taken', 'merged') and order_event.at > ${moment})`

async function staleOrders(db: Db, before: string, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where(isNewWithStock)
    .where("paid", "=", 0)
    .where("created_at", "<=", before)
    .where((e) => e.not(hasTakenSince(before)))
    .where((e) => e.or([e("lease_until", "is", null), e("lease_until", "<=", now.toISOString())]))
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxOrdersOfRun)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns whether the order was still to be released */
function releaseOrder(db: Db, id: number, before: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // The update repeats the condition: it waits for a concurrent change of the order, and then tests again.
    const released = await tx
      .updateTable("orders")
      .set({ stock_released_at: now.toISOString(), unconfirmed_network: null })
      .where("id", "=", id)
      .where(isNewWithStock)
      .where("paid", "=", 0)
      .where("created_at", "<=", before)
      .where((e) => e.not(hasTakenSince(before)))
      .returning("id")
      .executeTakeFirst()
    if (!released) return false
    await giveBackStock(tx, id, { reason: "released", at: now, actor: "shop" })
    const event = { at: now, actor: "shop", from: "new", to: "new", reason: null, details: null } as const
    await addOrderEvent(tx, id, { ...event, kind: "stock-released" })
    await touchContent(tx, [])
    return true
  })
}
