import type { Insertable } from "kysely"
import type { MovedEvent } from "#core/moving/history/moved-order.ts"
import { withLineIds } from "#core/orders/returned-parcel.ts"
import type { Tx } from "../database.ts"
import type { OrderEventTable } from "../schema/order-schema.ts"
import { storeRows } from "../store-rows.ts"

type OrderHistory = { orderId: number; history: readonly MovedEvent[] }

const toRow = (orderId: number, event: MovedEvent, undoes: number | null): Insertable<OrderEventTable> => ({
  order_id: orderId,
  at: event.at,
  actor: event.actor,
  actor_id: null,
  from_status: event.from,
  to_status: event.to,
  reason: event.reason,
  details: event.details && JSON.stringify(event.details),
  kind: event.kind,
  undoes,
})

const namesLines = ({ details }: MovedEvent) => Array.isArray(details?.lines)

/** Lets returned parcels name their lines by the keys that these have here: an undo takes their units again by them. */
async function withOwnLines(tx: Tx, orders: readonly OrderHistory[]): Promise<OrderHistory[]> {
  const ids = orders.filter(({ history }) => history.some(namesLines)).map(({ orderId }) => orderId)
  if (ids.length === 0) return [...orders]
  const lines = await tx
    .selectFrom("order_line")
    .select(["id", "order_id as orderId"])
    .where("order_id", "in", ids)
    .orderBy("position")
    .execute()
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return orders.map(({ orderId, history }) => {
    const own = byOrder.get(orderId) ?? []
    const idOf = (place: number) => own[place]?.id
    return {
      orderId,
      history: history.map((event) => ({ ...event, details: event.details && withLineIds(event.details, idOf) })),
    }
  })
}

/** Stores histories of orders as they were. An undo names the key of what it takes back, which is known once that is stored.
 *  @param moved orders whose lines are stored */
export async function insertHistory(tx: Tx, moved: readonly OrderHistory[]): Promise<void> {
  const orders = await withOwnLines(tx, moved)
  const hasUndo = ({ history }: OrderHistory) => history.some(({ undoes }) => undoes !== null)
  const rows = orders
    .filter((order) => !hasUndo(order))
    .flatMap(({ orderId, history }) => history.map((event) => toRow(orderId, event, null)))
  await storeRows(tx, rows, (some) => tx.insertInto("order_event").values(some))
  for (const { orderId, history } of orders.filter(hasUndo)) {
    const keys: number[] = []
    for (const event of history) {
      const undoes = event.undoes === null ? null : (keys[event.undoes] ?? null)
      const row = tx
        .insertInto("order_event")
        .values(toRow(orderId, event, undoes))
        .returning("id")
      keys.push((await row.executeTakeFirstOrThrow()).id)
    }
  }
}
