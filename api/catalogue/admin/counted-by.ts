import type { Context } from "hono"
import type { MovementCause } from "#db/catalogue/stock-movements.ts"
import type { AdminEnv } from "../../admin/admin-context.ts"

/** What the log of stock movements records about a manual change. */
export function countedBy(c: Context<AdminEnv>, at: Date): MovementCause {
  const staff = c.get("staff")
  return { reason: "count", at, actor: staff?.name ?? "shop", actorId: staff?.id }
}
