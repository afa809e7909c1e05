import type { Context } from "hono"
import type { MovementCause } from "#db/catalogue/stock-movements.ts"
import type { AdminEnv } from "../../admin/admin-context.ts"

/** What the log of stock movements is told of a change that the staff make by hand. */
export function countedBy(c: Context<AdminEnv>, at: Date): MovementCause {
  const staff = c.get("staff")
  return { reason: "count", at, actor: staff?.name ?? "shop", actorId: staff?.id }
}
