import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import type { MovementReason } from "#core/catalogue/stock-movement.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { inTransaction } from "../transaction.ts"

/** Reasons of movements that orders cause: what they take was sold, what they give back was not. */
const orderReasons: ReadonlySet<MovementReason> = new Set([
  "order",
  "edited",
  "cancelled",
  "returned",
  "released",
  "retaken",
])

/** Milliseconds after which every transaction that has begun has ended. On PostgreSQL keys are not in the order of commits:
 *  a younger movement could be passed by before it can be seen. */
const settledAfter = 120_000

/** Movements of one transaction, and the pause between two, in milliseconds: on SQLite orders wait for the one and go on in
 *  the other. */
const slice = 500
const pause = 30

/** Counts what was sold since the last run into `product.sell_count`, which best sellers are ordered by. Reads the log of
 *  stock movements on from where the last run ended: a run costs what was ordered since, however many orders there are.
 *  Safe to run in several processes at once: each movement is counted once.
 *  @param stopping ends it after the transaction under way
 *  @returns how many movements were read */
export async function updateSellCounts(db: Db, now: Date, stopping?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - settledAfter).toISOString()
  for (let read = 0; ; await setTimeout(pause)) {
    const count = await inTransaction(db, (tx) => countSlice(tx, before))
    read += count
    if (count < slice || stopping?.aborted) return read
  }
}

async function countSlice(tx: Tx, before: string): Promise<number> {
  const { movement_id: after } = await tx
    .selectFrom("sell_count_progress")
    .select("movement_id")
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const next = await tx
    .selectFrom("stock_movement")
    .select(["id", "at", "product_id as productId", "units", "reason"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(slice)
    .execute()
  const young = next.findIndex(({ at }) => at >= before)
  const settled = young < 0 ? next : next.slice(0, young)
  const last = settled.at(-1)
  if (!last) return 0
  const sold = new Map<number, number>()
  for (const { productId, units, reason } of settled) {
    if (orderReasons.has(reason)) sold.set(productId, (sold.get(productId) ?? 0) - units)
  }
  // In the order of the keys, as orders lock products.
  for (const [id, units] of [...sold].toSorted(([a], [b]) => a - b)) {
    if (units === 0) continue
    await tx
      .updateTable("product")
      .set({ sell_count: sql<number>`case when sell_count + ${units} > 0 then sell_count + ${units} else 0 end` })
      .where("id", "=", id)
      .execute()
  }
  await tx.updateTable("sell_count_progress").set({ movement_id: last.id }).execute()
  return settled.length
}
