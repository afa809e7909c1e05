import { shopDay } from "#core/i18n/shop-day.ts"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"

export async function visitorCount(db: Db): Promise<number> {
  const row = await db.selectFrom("unique_visitors").select("count").executeTakeFirst()
  return row?.count ?? 0
}

/** Adds one visitor, to the count and to the day's, in statements that lose none to another process.
 *  @returns the new count */
export async function addVisitor(db: Db, now: Date): Promise<number> {
  const day = shopDay(now)
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto("visitor_day")
      .values({ day, count: 1 })
      .onConflict((c) => c.column("day").doUpdateSet((e) => ({ count: e("visitor_day.count", "+", 1) })))
      .execute()
    const { count } = await tx
      .updateTable("unique_visitors")
      .set((e) => ({ count: e("count", "+", 1) }))
      .returning("count")
      .executeTakeFirstOrThrow()
    return count
  })
}

/** New visitors of each day that had one.
 *  @param period days of Algeria's clock, both included */
export function visitorsByDay(db: Db, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom("visitor_day")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute()
}
