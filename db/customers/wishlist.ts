import type { Db } from "../database.ts"

const maxWishlistItems = 200

/** The slugs in a browser's list, and those in it when it met the account's last. */
type Meeting = { mine: string[]; met: string[] }

/** The wishlist of an account, as slugs. */
export async function listWishlist(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("shopper_wish")
    .select("slug")
    .where("user_id", "=", userId)
    .orderBy("position")
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Which of these products the shop has and does not sell now. */
async function unsold(db: Db, slugs: string[], now: Date): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await db
    .selectFrom("product")
    .select("slug")
    .where("slug", "in", slugs)
    .where((e) => e.or([e("published_at", "is", null), e("published_at", ">", now.toISOString())]))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Brings a browser's wishlist and the account's together. What the browser had when they last met tells what was added
 *  there and what was taken away. A browser drops what is not sold any more; the account keeps it and shows it again when
 *  it is sold again.
 *  @returns the list of both, as a browser keeps it */
export async function mergeWishlist(tx: Db, userId: string, { mine, met }: Meeting, now: Date): Promise<string[]> {
  const stored = await listWishlist(tx, userId)
  const away = await unsold(tx, stored, now)
  const removed = new Set(met.filter((slug) => !mine.includes(slug) && !away.has(slug)))
  const added = mine.filter((slug) => !met.includes(slug) && !stored.includes(slug))
  const both = [...stored.filter((slug) => !removed.has(slug)), ...added].slice(0, maxWishlistItems)
  await tx.deleteFrom("shopper_wish").where("user_id", "=", userId).execute()
  if (both.length > 0) {
    await tx
      .insertInto("shopper_wish")
      .values(both.map((slug, position) => ({ user_id: userId, slug, position })))
      .execute()
  }
  return both.filter((slug) => !away.has(slug) || mine.includes(slug))
}
