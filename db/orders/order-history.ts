import type { Order } from "#core/orders/order.ts"
import type { OrderEventKind } from "#core/orders/order-event.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../database.ts"
import { insertEvents } from "./order-rows.ts"

export type OrderEvent = {
  at: Date
  /** `shopper`, or the name that the merchant's side gave. */
  actor: string
  /** The member of the staff, if it is one. */
  actorId?: string | undefined
  from: OrderStatus | null
  to: OrderStatus
  reason: string | null
  details: Record<string, unknown> | null
  /** A change of status when absent. */
  kind?: OrderEventKind | "note"
  /** The key of the change of status that it takes back. */
  undoes?: number | undefined
}

/** Adds to an order's history, which nothing ever changes. */
export async function addOrderEvent(tx: Tx, orderId: number, event: OrderEvent): Promise<void> {
  const { at, actor, actorId = null, from, to, reason, details, kind = "status", undoes = null } = event
  await insertEvents(tx, {
    rows: [
      {
        order_id: orderId,
        at: at.toISOString(),
        actor,
        actor_id: actorId,
        from_status: from,
        to_status: to,
        reason,
        kind,
        details: details && JSON.stringify(details),
        undoes,
      },
    ],
  })
}

/** The part of an order's history that its shopper may see. */
export async function publicHistory(db: Db, orderId: number): Promise<Order["history"]> {
  return db
    .selectFrom("order_event")
    .select(["to_status as status", "at"])
    .where("order_id", "=", orderId)
    .where("kind", "=", "status")
    .orderBy("id")
    .execute()
}
