import { type RawBuilder, type SqlBool, sql } from "kysely"
import { defaultLocale } from "#core/i18n/locale.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import type { ReviewStatus } from "#core/reviews/review.ts"
import { lockRatings, recalculateRating } from "../catalogue/product-rating.ts"
import { recordChanges } from "../changes/content-changes.ts"
import type { Db, Tx } from "../database.ts"

export type ReviewFilter = { q?: string | undefined; status?: ReviewStatus | undefined; rating?: number | undefined }

const selectReviews = (db: Db, { q, status, rating }: ReviewFilter) => {
  const holds = (text: RawBuilder<string>) => sql<SqlBool>`hanout_contains_fold(${text}, ${q})`
  return db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .innerJoin("product_text as text", (join) =>
      join.onRef("text.product_id", "=", "product.id").on("text.locale", "=", defaultLocale),
    )
    .$if(Boolean(q), (query) => query.where(holds(sql`review.review || ' ' || review.name || ' ' || text.name`)))
    .$if(status !== undefined, (query) => query.where("review.status", "=", status ?? "waiting"))
    .$if(rating !== undefined, (query) => query.where("review.rating", "=", rating ?? 0))
}

const selectRows = (db: Db, filter: ReviewFilter) =>
  selectReviews(db, filter)
    .leftJoin("orders", "orders.id", "review.order_id")
    .leftJoin("review_picture as picture", "picture.review_id", "review.id")
    .select(["review.id", "review.document_id as documentId", "review.status", "review.rating", "review.name"])
    .select(["review.town", "review.review", "review.lang", "review.date", "review.verified", "review.reply"])
    .select(["review.replied_at as repliedAt", "review.edited_at as updatedAt"])
    .select(["product.document_id as product", "product.slug", "text.name as title"])
    .select(["orders.id as orderId", "orders.document_id as order", "orders.created_at as orderedAt"])
    .select(["picture.width", "picture.height"])

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["executeTakeFirstOrThrow"]>>

const reviewOf = ({ id: _id, product, slug, title, order, orderId, orderedAt, width, height, ...row }: Row) => ({
  ...row,
  verified: Boolean(row.verified),
  product: { documentId: product, slug, title },
  order:
    order !== null && orderId !== null && orderedAt !== null
      ? { documentId: order, number: orderNumber(orderId, orderedAt) }
      : null,
  picture: width !== null && height !== null ? { width, height } : null,
})

type Pages = { sort: { by: "date" | "rating"; direction: "asc" | "desc" }; page: number; pageSize: number }

/** A page of the reviews that pass a filter; those that wait come first.
 *  @param page from 1 */
export async function listReviews(db: Db, filter: ReviewFilter, { sort, page, pageSize }: Pages) {
  const { total } = await selectReviews(db, filter)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await selectRows(db, filter)
    .orderBy((e) => e.case().when("review.status", "=", "waiting").then(0).else(1).end())
    .orderBy(`review.${sort.by}`, sort.direction)
    .orderBy("review.id", sort.direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, rows: rows.map(reviewOf) }
}

/** One review by its documentId. */
export async function findReview(db: Db, documentId: string) {
  const row = await selectRows(db, {}).where("review.document_id", "=", documentId).executeTakeFirst()
  return row && { id: row.id, review: reviewOf(row) }
}

/** How many reviews wait to be read. */
export async function waitingReviews(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom("review")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow()
  return n
}

export type DecidedReview = { documentId: string; slug: string; before: ReviewStatus; after: ReviewStatus }

/** Shows reviews, or takes them back, and recalculates the ratings of their products. Touch the content afterwards.
 *  @returns those that were changed */
export async function decideReviews(
  tx: Tx,
  documentIds: string[],
  status: "approved" | "refused",
  now: Date,
): Promise<DecidedReview[]> {
  const wanted = () =>
    tx
      .selectFrom("review")
      .innerJoin("product", "product.id", "review.product_id")
      .select(["review.id", "review.document_id as documentId", "review.status", "product.id as productId", "slug"])
      .where("review.document_id", "in", documentIds)
  const productIds = [...new Set((await wanted().execute()).map(({ productId }) => productId))]
  await lockRatings(tx, productIds)
  // Read again: another decision may have been waited for.
  const changed = (await wanted().orderBy("review.id").execute()).filter((review) => review.status !== status)
  for (const { id } of changed) {
    await tx.updateTable("review").set({ status, edited_at: now.toISOString() }).where("id", "=", id).execute()
  }
  for (const id of new Set(changed.map(({ productId }) => productId))) await recalculateRating(tx, id)
  return changed.map(({ documentId, slug, status: before }) => ({ documentId, slug, before, after: status }))
}

/** Stores what the shop answers to a review that nobody changed since it was read.
 *  @returns whether that is so */
export async function replyToReview(
  tx: Tx,
  { documentId, reply, readAt }: { documentId: string; reply: string; readAt: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const replied = await tx
    .updateTable("review")
    .set({ reply, replied_at: reply === "" ? null : at, edited_at: at })
    .where("document_id", "=", documentId)
    .where("edited_at", "=", readAt)
    .returning("product_id")
    .executeTakeFirst()
  if (replied) await recordChanges(tx, [`product:${replied.product_id}`])
  return replied !== undefined
}
