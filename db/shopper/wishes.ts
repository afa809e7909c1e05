import type { Db } from "../database.ts"

const most = 200

/** The wishlist of an account, as slugs. */
export async function wishesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("shopper_wish")
    .select("slug")
    .where("user_id", "=", userId)
    .orderBy("position")
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Brings a browser's wishlist and the account's together. What the browser had when they last met tells what was added
 *  there and what was taken away.
 *  @returns the list of both */
export async function mergeWishes(tx: Db, userId: string, { mine, met }: { mine: string[]; met: string[] }) {
  const stored = await wishesOf(tx, userId)
  const removed = new Set(met.filter((slug) => !mine.includes(slug)))
  const added = mine.filter((slug) => !met.includes(slug) && !stored.includes(slug))
  const both = [...stored.filter((slug) => !removed.has(slug)), ...added].slice(0, most)
  await tx.deleteFrom("shopper_wish").where("user_id", "=", userId).execute()
  if (both.length > 0) {
    await tx
      .insertInto("shopper_wish")
      .values(both.map((slug, position) => ({ user_id: userId, slug, position })))
      .execute()
  }
  return both
}
