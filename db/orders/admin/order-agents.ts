import { mayStaff } from "#core/staff/staff-permissions.ts"
import type { Db } from "../../database.ts"
import type { ByStaff, Staff } from "../../staff/by-staff.ts"
import { type ChangeResult, changeOrder, type ReadOrder } from "./store-change.ts"

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

/** Assigns an order to a member, or to nobody. */
export async function giveAgent(
  db: Db,
  order: ReadOrder,
  agentId: string | null,
  by: ByStaff,
): Promise<ChangeResult | { kind: "unknownAgent" }> {
  const agents = await orderAgents(db)
  const agent = agents.find(({ id }) => id === agentId) ?? null
  if (agentId !== null && !agent) return { kind: "unknownAgent" }
  return changeOrder(db, order, by, "agent", (order) => {
    if (order.agent_id === agentId) return null
    return {
      set: { agent_id: agentId, agent_name: agent?.name ?? null },
      details: { old: order.agent_name, new: agent?.name ?? null },
      before: { agent: order.agent_name },
      after: { agent: agent?.name ?? null },
    }
  })
}
