import { sql } from "kysely"
import type { Tx } from "../../database.ts"
import { rowInsertion } from "../../json-rows.ts"
import { type Claiming, recentCutoff, toKeyRow, toRecentRow } from "../order-claim.ts"
import type { OrderInput } from "../order-input.ts"
import type { IdempotencyKeyTable, RecentOrderTable } from "../order-schema.ts"

const insertKeys = rowInsertion<"idempotency_key", { order_token: string }>("idempotency_key", {
  columns: ["key", "fingerprint", "order_token", "created_at"],
  onConflict: () => sql`on conflict (key) do nothing`,
  returning: ["order_token"],
})

/** Takes over rows whose time is past. */
const insertRecent = rowInsertion<"recent_order", { order_token: string }>("recent_order", {
  columns: ["fingerprint", "order_token", "created_at"],
  onConflict: (cutoff) => sql`on conflict (fingerprint)
    do update set order_token = excluded.order_token, created_at = excluded.created_at
    where recent_order.created_at < ${cutoff}`,
  returning: ["order_token"],
})

/** What an order is claimed by: its key, else its phone and lines. */
export type ClaimRow =
  | { by: "key"; name: string; row: IdempotencyKeyTable }
  | { by: "recent"; name: string; row: RecentOrderTable }

export function toClaimRow(orderInput: OrderInput, claiming: Claiming): ClaimRow {
  if (orderInput.key !== null) {
    const row = toKeyRow(orderInput, orderInput.key, claiming)
    return { by: "key", name: `key ${row.key}`, row }
  }
  const row = toRecentRow(orderInput, claiming)
  return { by: "recent", name: `recent ${row.fingerprint}`, row }
}

/** The statements that claim orders, in the order of their keys, so that two groups never wait for each other. They return the
 *  tokens of the orders that are new.
 *  @param rows each with another name */
export function claimQueries(tx: Tx, rows: readonly ClaimRow[], now: Date) {
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const keys = sorted.flatMap((claim) => (claim.by === "key" ? claim.row : []))
  const recent = sorted.flatMap((claim) => (claim.by === "recent" ? claim.row : []))
  return { keys: insertKeys.query(tx, keys), recent: insertRecent.query(tx, recent, recentCutoff(now)) }
}

/** Gives claims back of which no order came. By their own keys: the tokens of `idempotency_key` have no index. */
export async function giveClaimsBack(tx: Tx, claims: readonly ClaimRow[]): Promise<void> {
  const keys = claims.flatMap((claim) => (claim.by === "key" ? claim.row.key : []))
  const fingerprints = claims.flatMap((claim) => (claim.by === "recent" ? claim.row.fingerprint : []))
  if (keys.length > 0) await tx.deleteFrom("idempotency_key").where("key", "in", keys).execute()
  if (fingerprints.length > 0) await tx.deleteFrom("recent_order").where("fingerprint", "in", fingerprints).execute()
}
