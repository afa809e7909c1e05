import type { MovedReview } from "#core/moving/history/moved-review.ts"
import { lockRatings, recalculateRating } from "../catalogue/product-rating.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { storeRows } from "../store-rows.ts"
import { findGoods, findNamedGoods } from "./find-goods.ts"
import { withoutEvents } from "./without-events.ts"

async function findStored(db: Db, reviews: readonly MovedReview[]): Promise<Set<string>> {
  const ids = reviews.map(({ documentId }) => documentId)
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom("review").select("document_id").where("document_id", "in", ids).execute()
  return new Set(rows.map(({ document_id }) => document_id))
}

async function findOrderKeys(tx: Tx, reviews: readonly MovedReview[]): Promise<Map<string, number>> {
  const ids = [...new Set(reviews.flatMap(({ order }) => order ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom("orders").select(["id", "document_id"]).where("document_id", "in", ids).execute()
  return new Map(rows.map(({ id, document_id }) => [document_id, id]))
}

/** The products of some orders that have a review of the order, as `orderId productId`. */
async function findReviewed(tx: Tx, orderIds: readonly number[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom("review")
    .select(["order_id as orderId", "product_id as productId"])
    .where("order_id", "in", orderIds)
    .execute()
  return new Set(rows.map(({ orderId, productId }) => `${orderId} ${productId}`))
}

/** Which of some reviews the shop has, and which are of products that it does not have.
 *  @param reviews a few hundred */
export async function sortMovedReviews(db: Db, reviews: readonly MovedReview[]) {
  const stored = await findStored(db, reviews)
  // A file may have one twice.
  const byKey = new Map(reviews.map((review) => [review.documentId, review]))
  const missing = [...byKey.values()].filter(({ documentId }) => !stored.has(documentId))
  const goods = await findGoods(db, missing)
  const placed = missing.flatMap((review) => {
    const found = findNamedGoods(goods, review)
    return found ? [{ review, productId: found.productId }] : []
  })
  const lost = missing.filter((review) => findNamedGoods(goods, review) === undefined)
  return { placed, existing: reviews.length - missing.length, lost }
}

/** Stores reviews of before that the shop does not have, in one transaction; nobody is told of them.
 *  @param reviews a few hundred */
export const insertMovedReviews = (db: Db, reviews: readonly MovedReview[]) =>
  withoutEvents(db, async (tx) => {
    const { placed, existing, lost } = await sortMovedReviews(tx, reviews)
    const orders = await findOrderKeys(tx, reviews)
    // An order has one review of each product: its shopper may have written another one here since it moved.
    const reviewed = await findReviewed(tx, [...orders.values()])
    const rows = placed.map(({ review, productId }) => {
      const order = orders.get(review.order ?? "")
      const isFirst = order !== undefined && !reviewed.has(`${order} ${productId}`)
      if (isFirst) reviewed.add(`${order} ${productId}`)
      return {
        document_id: review.documentId,
        product_id: productId,
        order_id: isFirst ? order : null,
        verified: review.verified ? (1 as const) : (0 as const),
        status: review.status,
        name: review.name,
        town: review.town,
        email: review.email,
        rating: review.rating,
        date: review.date,
        review: review.review,
        lang: review.lang,
        reply: review.reply,
        replied_at: review.repliedAt,
        edited_at: review.date,
      }
    })
    const products = [...new Set(rows.map(({ product_id }) => product_id))]
    await lockRatings(tx, products)
    await storeRows(tx, rows, (some) => tx.insertInto("review").values(some))
    for (const id of products) await recalculateRating(tx, id)
    if (rows.length > 0) await touchContent(tx, [])
    return { made: rows.length, existing, lost: lost.length }
  })
