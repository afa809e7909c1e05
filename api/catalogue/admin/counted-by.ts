import type { Context } from "hono"
import type { MovementCause } from "#db/catalogue/stock-movements.ts"
import type { AdminEnv } from "../../admin/admin-context.ts"

/** Returns the cause of a manual change for the log of stock movements. */
export function countedBy(c: Context<AdminEnv>, at: Date): MovementCause {
  const staff = c.get("staff")
  return { reason: "count", at, actor: staff?.name ?? "shop", actorId: staff?.id }
}
