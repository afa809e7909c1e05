import { findWishlistItem, mergeWishlistItem, toWishlistItem, type WishlistItem } from "#core/cart/wishlist-item.ts"
import { noChoice } from "#core/catalogue/variants/variant.ts"
import type { Db } from "../database.ts"

const maxWishlistItems = 200

/** A browser's list, and what was in it when it met the account's last. */
type Meeting = { mine: WishlistItem[]; met: WishlistItem[] }

/** The wishlist of an account. */
export async function listWishlist(db: Db, userId: string): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom("shopper_wish")
    .select(["slug", "color", "size"])
    .where("user_id", "=", userId)
    .orderBy("position")
    .execute()
  return rows.map(({ slug, color, size }) =>
    toWishlistItem({ slug, ...(color + size !== "" && { chosen: { color, size } }) }),
  )
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
 *  there, what was taken away, and what was selected again. A browser drops what is not sold any more; the account keeps it and
 *  shows it again when it is sold again.
 *  @returns the list of both, as a browser keeps it */
export async function mergeWishlist(
  tx: Db,
  userId: string,
  { mine, met }: Meeting,
  now: Date,
): Promise<WishlistItem[]> {
  const stored = await listWishlist(tx, userId)
  const slugs = stored.map(({ slug }) => slug)
  const away = await unsold(tx, slugs, now)
  const isRemoved = (slug: string) =>
    Boolean(findWishlistItem(met, slug)) && !findWishlistItem(mine, slug) && !away.has(slug)
  const remaining = stored
    .filter(({ slug }) => !isRemoved(slug))
    .map((item) => mergeWishlistItem(item, findWishlistItem(mine, item.slug), findWishlistItem(met, item.slug)))
  const added = mine.filter(({ slug }, at) => {
    const isFirst = mine.findIndex((other) => other.slug === slug) === at
    return isFirst && !findWishlistItem(met, slug) && !slugs.includes(slug)
  })
  const both = [...remaining, ...added].slice(0, maxWishlistItems)
  await tx.deleteFrom("shopper_wish").where("user_id", "=", userId).execute()
  if (both.length > 0) {
    await tx
      .insertInto("shopper_wish")
      .values(
        both.map(({ slug, chosen: { color, size } = noChoice }, position) => ({
          user_id: userId,
          slug,
          position,
          color,
          size,
        })),
      )
      .execute()
  }
  return both.filter(({ slug }) => !away.has(slug) || findWishlistItem(mine, slug))
}
