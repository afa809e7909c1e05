import type { Locale } from "#core/locale.ts"
import { reviewsOnPage } from "#core/review.ts"
import type { Db } from "./database.ts"
import { keptQuery } from "./kept-query.ts"

// One query a relation for a whole page of products, but for reviews; each gives rows with the key of their product.

/** Categories of products, main category first. */
export function categoriesOf(db: Db, productIds: number[], locale: Locale) {
  return db
    .selectFrom("product_category")
    .innerJoin("category", "category.id", "product_category.category_id")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["product_category.product_id as productId", "category.id", "category.document_id as documentId"])
    .select(["category.slug", "category_text.title", "parent.slug as parent"])
    .where("product_category.product_id", "in", productIds)
    .orderBy("product_category.position")
    .execute()
}

/** Colours of products, first colour first. SQLite reads the tables of a cross join in their order: by itself it would read
 *  the names of all colours in the language. */
export function colorsOf(db: Db, productIds: number[], locale: Locale) {
  return db
    .selectFrom("product_color")
    .crossJoin("product_color_text")
    .select(["product_color.product_id as productId", "product_color.id", "product_color_text.name"])
    .select(["product_color.hex", "product_color.image_id as imageId"])
    .where("product_color.product_id", "in", productIds)
    .whereRef("product_color_text.color_id", "=", "product_color.id")
    .where("product_color_text.locale", "=", locale)
    .orderBy("product_color.position")
    .execute()
}

/** Keys of the extra pictures of products. */
export function mediasOf(db: Db, productIds: number[]) {
  return db
    .selectFrom("product_media")
    .select(["product_id as productId", "media_id as mediaId"])
    .where("product_id", "in", productIds)
    .orderBy("position")
    .execute()
}

/** Selling points of products. */
export function featuresOf(db: Db, productIds: number[], locale: Locale) {
  return db
    .selectFrom("product_feature")
    .innerJoin("product_feature_text", (join) =>
      join
        .onRef("product_feature_text.feature_id", "=", "product_feature.id")
        .on("product_feature_text.locale", "=", locale),
    )
    .select(["product_feature.product_id as productId", "product_feature.id", "product_feature.icon"])
    .select(["product_feature_text.title", "product_feature_text.text"])
    .where("product_feature.product_id", "in", productIds)
    .orderBy("product_feature.position")
    .execute()
}

type ReviewPage = { productId: number; limit: number; offset: number }

const selectReviews = keptQuery((db, { productId, limit, offset }: ReviewPage) =>
  db
    .selectFrom("review")
    .leftJoin("review_picture as picture", "picture.review_id", "review.id")
    .select(["product_id as productId", "id", "document_id as documentId", "name", "town", "rating", "date", "review"])
    .select(["lang", "verified", "reply", "picture.hash", "picture.width", "picture.height"])
    .select(["picture.dominant_color as dominantColor", "picture.placeholder"])
    .where("product_id", "=", productId)
    .where("status", "=", "approved")
    .orderBy("date", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset),
)

/** A page of the reviews of a product that are shown, newest first, without the reviewers' e-mail addresses.
 *  @param page from 1 */
export const reviewPage = (db: Db, productId: number, { page, pageSize }: { page: number; pageSize: number }) =>
  selectReviews(db, { productId, limit: pageSize, offset: (page - 1) * pageSize })

/** The newest reviews of products: as many of each as its page shows, however many it has. */
export async function reviewsOf(db: Db, productIds: number[]) {
  const rows: Awaited<ReturnType<typeof reviewPage>> = []
  for (const id of productIds) rows.push(...(await reviewPage(db, id, { page: 1, pageSize: reviewsOnPage })))
  return rows
}

/** How many of the reviews of products that are shown gave 1, 2, 3, 4 and 5 stars. */
export async function starsOf(db: Db, productIds: number[]) {
  const rows = await db
    .selectFrom("review")
    .select((e) => ["product_id as productId", "rating", e.fn.countAll<number>().as("n")])
    .where("product_id", "in", productIds)
    .where("status", "=", "approved")
    .groupBy(["product_id", "rating"])
    .execute()
  return productIds.map((productId) => ({
    productId,
    counts: [1, 2, 3, 4, 5].map((stars) =>
      Number(rows.find((row) => row.productId === productId && row.rating === stars)?.n ?? 0),
    ),
  }))
}

export type ShownReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number]
