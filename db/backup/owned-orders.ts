import type { MovedOrder } from "#core/moving/history/moved-order.ts"
import { withLineIds } from "#core/orders/returned-parcel.ts"
import type { Db } from "../database.ts"
import { readOrderDesk, toDesk } from "../delivery/desks.ts"
import { tagsOfOrders } from "../orders/tags/find-tags.ts"
import { rowBatches } from "../row-batches.ts"

/** Orders that are in memory at a time. */
const batch = 200

/** An order as it leaves the shop, with the French names of its place. */
export type OwnedOrder = Omit<MovedOrder, "id" | "oldNumber" | "communeId"> & {
  id: number
  wilayaName: string
  communeName: string
}

/** Every order with its lines, notes, tags and history, by its key. */
export async function* everyOrder(db: Db): AsyncGenerator<OwnedOrder> {
  const batches = rowBatches(
    0,
    (after, limit) => selectOrders(db, after, limit),
    ({ id }) => id,
    batch,
  )
  for await (const rows of batches) yield* await withParts(db, rows)
}

const selectOrders = (db: Db, after: number, limit: number) =>
  db
    .selectFrom("orders as o")
    .innerJoin("wilaya as w", "w.code", "o.wilaya_code")
    .innerJoin("commune as c", "c.id", "o.commune_id")
    .leftJoin("orders as into", "into.id", "o.merged_into")
    .select(["o.id", "o.document_id as documentId", "o.code", "o.created_at as createdAt", "o.status", "o.source"])
    .select(["o.placed_on as placedOn", "o.firstname", "o.lastname", "o.mobile", "o.email", "o.locale"])
    .select(["o.shopper_id as shopperId", "o.shopper_claim as shopperClaim", "o.wilaya_code as wilayaCode"])
    .select(["o.wilaya", "o.commune", "w.name as wilayaName", "c.name as communeName", "o.address", "o.note"])
    .select(["o.delivery", "o.amount", "o.coupon_code as coupon", "o.discount", "o.staff_discount as staffDiscount"])
    .select(["o.delivery_price as deliveryPrice", "o.total", "o.carrier", "o.tracking", "o.agent_name as agent"])
    .select(["o.exported_at as exportedAt", "o.exported_to as exportedTo", "o.exported_by as exportedBy", "o.desk"])
    .select(["o.paid", "o.refunded", "o.tries", "o.call_outcome as callOutcome", "o.call_at as callAt"])
    .select(["o.stock_released_at as stockReleasedAt", "o.anonymized_at as anonymizedAt"])
    .select(["o.cashed_at as cashedAt", "o.cashed_by as cashedBy", "into.document_id as mergedInto"])
    .where("o.id", ">", after)
    .orderBy("o.id")
    .limit(limit)
    .execute()

async function withParts(db: Db, orders: Awaited<ReturnType<typeof selectOrders>>): Promise<OwnedOrder[]> {
  const ids = orders.map(({ id }) => id)
  const lines = await db.selectFrom("order_line").selectAll().where("order_id", "in", ids).orderBy("position").execute()
  const notes = await db.selectFrom("order_note").selectAll().where("order_id", "in", ids).orderBy("id").execute()
  const events = await db.selectFrom("order_event").selectAll().where("order_id", "in", ids).orderBy("id").execute()
  const tags = await tagsOfOrders(db, ids)
  const payments = await db
    .selectFrom("order_payment")
    .select(["order_id", "service", "reference", "amount", "at"])
    .where("order_id", "in", ids)
    .orderBy("id")
    .execute()
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id)
  const uses = await db.selectFrom("coupon_use").select("order_id").where("order_id", "in", ids).execute()
  const holding = new Set(uses.map(({ order_id }) => order_id))
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const notesOf = Map.groupBy(notes, (note) => note.order_id)
  const eventsOf = Map.groupBy(events, (event) => event.order_id)
  return orders.map(({ desk, ...order }) => ({
    ...order,
    desk: ownedDesk(desk),
    holdsCoupon: holding.has(order.id),
    payments: (paymentsOf.get(order.id) ?? []).map(({ order_id: _, ...payment }) => payment),
    tags: tags.get(order.id) ?? [],
    notes: (notesOf.get(order.id) ?? []).map(({ at, author, text }) => ({ at, author, text })),
    lines: (linesOf.get(order.id) ?? []).map((line) => ({
      sku: line.sku,
      slug: line.slug,
      title: line.title,
      color: line.color,
      size: line.size,
      isOpen: line.open_choice === 1,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      lineTotal: line.line_total,
      unitCost: line.unit_cost,
      image: line.image,
    })),
    history: toHistory(
      eventsOf.get(order.id) ?? [],
      (linesOf.get(order.id) ?? []).map((line) => line.id),
    ),
  }))
}

/** Its account is one of this shop alone. */
function ownedDesk(column: string | null): MovedOrder["desk"] {
  const desk = readOrderDesk(column)
  return desk && { ...toDesk(desk), code: desk.code }
}

type EventRow = {
  id: number
  at: string
  actor: string
  from_status: MovedOrder["history"][number]["from"]
  to_status: MovedOrder["history"][number]["to"]
  reason: string | null
  details: string | null
  kind: MovedOrder["history"][number]["kind"]
  undoes: number | null
}

/** @param lineIds in the order of the lines: a returned line is named by its place */
function toHistory(events: readonly EventRow[], lineIds: readonly number[]): MovedOrder["history"] {
  const placeOf = (id: number) => (lineIds.includes(id) ? lineIds.indexOf(id) : undefined)
  const places = new Map(events.map(({ id }, place) => [id, place]))
  return events.map(({ at, actor, from_status: from, to_status: to, reason, details, kind, undoes }) => ({
    at,
    actor,
    from,
    to,
    reason,
    // Written by this program alone.
    details: details === null ? null : withLineIds(JSON.parse(details) as Record<string, unknown>, placeOf),
    kind,
    undoes: undoes === null ? null : (places.get(undoes) ?? null),
  }))
}
