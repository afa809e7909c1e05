import { orderNumber } from "#core/orders/order-number.ts"
import { mayStaff } from "#core/staff/staff-permissions.ts"
import type { Db } from "../../database.ts"
import type { ByStaff, Staff } from "../../staff/by-staff.ts"
import { findNamed } from "../list/listed-orders.ts"
import { type MoveResult, unknownOrder } from "./move-result.ts"
import type { OrderRecord } from "./order-record.ts"
import { type ChangeResult, changeOrder, type ReadOrder } from "./store-change.ts"

/** Lists the members who may look after orders, by name. */
export async function orderAgents(db: Db): Promise<Staff[]> {
  const rows = await db
    .selectFrom("staff_user")
    .select(["id", "name", "role"])
    .where("removed_at", "is", null)
    .orderBy("name")
    .execute()
  return rows.filter(({ role }) => mayStaff(role, "orders.write")).map(({ id, name }) => ({ id, name }))
}

/** @returns null for nobody; undefined for an id that no member has who takes orders */
const findAgent = async (db: Db, agentId: string | null): Promise<Staff | null | undefined> =>
  agentId === null ? null : (await orderAgents(db)).find(({ id }) => id === agentId)

/** Assigns several orders to a member, or to nobody, each in a transaction of its own. */
export async function giveAgentToSeveral(
  db: Db,
  documentIds: readonly string[],
  agentId: string | null,
  by: ByStaff,
): Promise<MoveResult[] | "unknownAgent"> {
  const agent = await findAgent(db, agentId)
  if (agent === undefined) return "unknownAgent"
  const results: MoveResult[] = []
  for (const documentId of documentIds) {
    await changeOrder(db, { documentId }, by, "agent", agentChange(agent))
    results.push(await resultOf(db, documentId))
  }
  return results
}

async function resultOf(db: Db, documentId: string): Promise<MoveResult> {
  const [order] = await findNamed(db, [documentId])
  if (!order) return unknownOrder(documentId)
  const { id, createdAt, status, version } = order
  const number = orderNumber(id, createdAt)
  return { ok: true, documentId, number, from: status, to: status, mayUndo: false, version }
}

const agentChange = (agent: Staff | null) => (order: OrderRecord) => {
  if (order.agent_id === (agent?.id ?? null)) return null
  return {
    set: { agent_id: agent?.id ?? null, agent_name: agent?.name ?? null },
    details: { old: order.agent_name, new: agent?.name ?? null },
    before: { agent: order.agent_name },
    after: { agent: agent?.name ?? null },
  }
}

/** Assigns an order to a member, or to nobody. */
export async function giveAgent(
  db: Db,
  order: ReadOrder,
  agentId: string | null,
  by: ByStaff,
): Promise<ChangeResult | { kind: "unknownAgent" }> {
  const agent = await findAgent(db, agentId)
  if (agent === undefined) return { kind: "unknownAgent" }
  return changeOrder(db, order, by, "agent", agentChange(agent))
}
