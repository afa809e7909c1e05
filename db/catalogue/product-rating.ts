import { meanRating } from "#core/reviews/review.ts"
import type { Tx } from "../database.ts"

/** Locks these products, so that no other transaction recalculates their ratings until this one ends. */
export async function lockRatings(tx: Tx, productIds: number[]): Promise<void> {
  for (const id of productIds.toSorted((a, b) => a - b)) {
    await tx
      .updateTable("product")
      .set((e) => ({ rating: e.ref("rating") }))
      .where("id", "=", id)
      .execute()
  }
}

/** Recalculates average and count of a product's published reviews; lock the product first. */
export async function recalculateRating(tx: Tx, productId: number): Promise<void> {
  const rows = await tx
    .selectFrom("review")
    .select("rating")
    .where("product_id", "=", productId)
    .where("status", "=", "approved")
    .execute()
  const rating = meanRating(rows.map((row) => row.rating))
  await tx.updateTable("product").set({ rating, review_count: rows.length }).where("id", "=", productId).execute()
}
