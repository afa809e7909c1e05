import type { OrderEventKind } from "#core/order-event.ts"
import { orderSearchText } from "#core/order-search.ts"
import { mayStaff } from "#core/staff-permissions.ts"
import type { Db, Tx } from "../database.ts"
import { addOrderEvent } from "../order-history.ts"
import type { Staff } from "../orders.ts"
import { ordersChanged } from "../orders-changed.ts"
import { inTransaction } from "../transaction.ts"
import { auditOrder, type ByStaff } from "./by-staff.ts"
import { lockWhole } from "./edit-order.ts"
import type { OrderRecord } from "./order-reckoning.ts"

/** Adds what somebody of the staff writes about an order.
 *  @returns whether there is such an order */
export async function addNote(db: Db, documentId: string, text: string, by: ByStaff): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await tx.selectFrom("orders").select("id").where("document_id", "=", documentId).executeTakeFirst()
    if (!order) return false
    const note = { order_id: order.id, at: by.now.toISOString(), author: by.staff.name, text }
    await tx.insertInto("order_note").values(note).execute()
    await auditOrder(tx, by, { action: "note", documentId, before: null, after: { text } })
    return true
  })
}

/** Who may look after orders, by name. */
export async function orderAgents(db: Db): Promise<Staff[]> {
  const rows = await db
    .selectFrom("staff_user")
    .select(["id", "name", "role"])
    .where("removed_at", "is", null)
    .orderBy("name")
    .execute()
  return rows.filter(({ role }) => mayStaff(role, "orders.write")).map(({ id, name }) => ({ id, name }))
}

/** Gives an order to somebody of the staff, or to nobody.
 *  @returns what there is none of, else null */
export async function giveAgent(
  db: Db,
  documentId: string,
  agentId: string | null,
  by: ByStaff,
): Promise<"order" | "agent" | null> {
  const agents = await orderAgents(db)
  const agent = agents.find(({ id }) => id === agentId) ?? null
  if (agentId !== null && !agent) return "agent"
  const changed = await changeOrder(db, documentId, by, "agent", (order) => {
    if (order.agent_id === agentId) return null
    return {
      set: { agent_id: agentId, agent_name: agent?.name ?? null },
      details: { old: order.agent_name, new: agent?.name ?? null },
    }
  })
  return changed ? null : "order"
}

/** Writes down under which number a carrier has an order; null = none.
 *  @returns whether there is such an order */
export function setTracking(
  db: Db,
  documentId: string,
  parcel: { carrier: string | null; tracking: string | null },
  by: ByStaff,
): Promise<boolean> {
  return changeOrder(db, documentId, by, "tracking", (order) => trackingChange(order, parcel))
}

/** What another number of a carrier changes of an order; null = nothing. */
export function trackingChange(order: OrderRecord, parcel: { carrier: string | null; tracking: string | null }) {
  const { carrier, tracking } = parcel
  if (order.carrier === carrier && order.tracking === tracking) return null
  const { firstname, lastname, mobile } = order
  const search = orderSearchText({ firstname, lastname, mobile, tracking })
  return { set: { carrier, tracking, search }, details: { carrier, tracking } }
}

type Change = { set: Partial<OrderRecord>; details: Record<string, unknown> }

async function changeOrder(
  db: Db,
  documentId: string,
  by: ByStaff,
  kind: OrderEventKind,
  decide: (order: OrderRecord) => Change | null,
): Promise<boolean> {
  const found = await inTransaction(db, async (tx) => {
    const order = await lockWhole(tx, documentId)
    if (!order) return false
    const change = decide(order)
    if (change) await storeChange(tx, order, change, { by, kind })
    return true
  })
  if (found) ordersChanged(db)
  return found
}

/** Stores a change of an order's own fields with its history and the audit log. */
export async function storeChange(
  tx: Tx,
  order: OrderRecord,
  { set, details }: Change,
  { by, kind }: { by: ByStaff; kind: OrderEventKind },
): Promise<void> {
  const { id, status, document_id: documentId } = order
  await tx
    .updateTable("orders")
    .set(set)
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  const event = { at: by.now, actor: by.staff.name, from: status, to: status, reason: null, details, kind }
  await addOrderEvent(tx, id, event)
  await auditOrder(tx, by, { action: kind, documentId, before: null, after: details })
}
