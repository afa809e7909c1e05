import type { Db } from "./database.ts"

export async function visitorCount(db: Db): Promise<number> {
  const row = await db.selectFrom("unique_visitors").select("count").executeTakeFirst()
  return row?.count ?? 0
}

/** Adds one visitor in one statement, so that none is lost to another process.
 *  @returns the new count */
export async function addVisitor(db: Db): Promise<number> {
  const row = await db
    .updateTable("unique_visitors")
    .set((e) => ({ count: e("count", "+", 1) }))
    .returning("count")
    .executeTakeFirstOrThrow()
  return row.count
}
