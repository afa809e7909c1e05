import type { ExpressionBuilder } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import { withTitleLanguage } from "../content/borrowed-texts.ts"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { Schema } from "../schema.ts"

// One query a relation for a whole page of products; each gives rows with the key of their product.

type OfProducts = { productIds: number[]; locale: Locale }

const selectCategories = preparedQuery((db, { productIds, locale }: OfProducts) =>
  db
    .selectFrom("product_category")
    .innerJoin("category", "category.id", "product_category.category_id")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["product_category.product_id as productId", "category.id", "category.document_id as documentId"])
    .select(["category.slug", "category_text.title", "category_text.borrowed", "parent.slug as parent"])
    .select(["category.created_at as createdAt", "category.edited_at as editedAt"])
    .where("product_category.product_id", "in", productIds)
    .orderBy("product_category.position"),
)

/** Categories of products, main category first. */
export const listProductCategories = async (db: Db, productIds: number[], locale: Locale) =>
  (await selectCategories(db, { productIds, locale })).map(withTitleLanguage)

// SQLite reads the tables of a cross join in their order: by itself it would read the names of all colours in the language.
const selectColors = preparedQuery((db, { productIds, locale }: OfProducts) =>
  db
    .selectFrom("product_color")
    .crossJoin("product_color_text")
    .select(["product_color.product_id as productId", "product_color.id", "product_color_text.name"])
    .select(["product_color.hex", "product_color.code", "product_color.image_id as imageId"])
    .where("product_color.product_id", "in", productIds)
    .whereRef("product_color_text.color_id", "=", "product_color.id")
    .where("product_color_text.locale", "=", locale)
    .orderBy("product_color.position"),
)

/** Colours of products, first colour first. */
export const listProductColors = (db: Db, productIds: number[], locale: Locale) =>
  selectColors(db, { productIds, locale })

const selectMedias = preparedQuery((db, { productIds }: { productIds: number[] }) =>
  db
    .selectFrom("product_media")
    .select(["product_id as productId", "media_id as mediaId"])
    .where("product_id", "in", productIds)
    .orderBy("position"),
)

/** Keys of the extra pictures of products. */
export const listProductMedias = (db: Db, productIds: number[]) => selectMedias(db, { productIds })

const selectFeatures = preparedQuery((db, { productIds, locale }: OfProducts) =>
  db
    .selectFrom("product_feature")
    .innerJoin("product_feature_text", (join) =>
      join
        .onRef("product_feature_text.feature_id", "=", "product_feature.id")
        .on("product_feature_text.locale", "=", locale),
    )
    .select(["product_feature.product_id as productId", "product_feature.id", "product_feature.icon"])
    .select(["product_feature_text.title", "product_feature_text.text"])
    .where("product_feature.product_id", "in", productIds)
    .orderBy("product_feature.position"),
)

/** Selling points of products. */
export const listProductFeatures = (db: Db, productIds: number[], locale: Locale) =>
  selectFeatures(db, { productIds, locale })

type ReviewPage = { productId: number; limit: number; offset: number }

const shownColumns = [
  ...(["review.product_id as productId", "review.id", "review.document_id as documentId", "review.name"] as const),
  ...(["review.town", "review.rating", "review.date", "review.review", "review.lang"] as const),
  ...(["review.verified", "review.reply", "picture.hash", "picture.width", "picture.height"] as const),
  ...(["picture.dominant_color as dominantColor", "picture.placeholder"] as const),
]

const selectReviews = preparedQuery((db, { productId, limit, offset }: ReviewPage) =>
  db
    .selectFrom("review")
    .leftJoin("review_picture as picture", "picture.review_id", "review.id")
    .select(shownColumns)
    .where("review.product_id", "=", productId)
    .where("review.status", "=", "approved")
    .orderBy("review.date", "desc")
    .orderBy("review.id")
    .limit(limit)
    .offset(offset),
)

/** A page of the reviews of a product that are shown, newest first, without the reviewers' e-mail addresses.
 *  @param part `start` reviews before it, at most `limit` in it */
export const reviewPage = (db: Db, productId: number, { start, limit }: { start: number; limit: number }) =>
  selectReviews(db, { productId, limit, offset: start })

/** The keys of the newest reviews of each product `p` that are shown. */
const newestReviews = (e: ExpressionBuilder<Schema & { p: Schema["product"] }, "p">) =>
  e
    .selectFrom("review as newest")
    .select("newest.id")
    .whereRef("newest.product_id", "=", "p.id")
    .where("newest.status", "=", "approved")
    .orderBy("newest.date", "desc")
    .orderBy("newest.id")
    .limit(reviewsOnPage)

/** The products with their newest reviews. SQLite reads the keys of a subquery once a product, PostgreSQL needs `lateral`. */
function productsWithReviews(db: Db) {
  const products = db.selectFrom("product as p")
  if (!isPostgres(db)) return products.innerJoin("review", (join) => join.on("review.id", "in", newestReviews))
  return products
    .innerJoinLateral(
      (e) => newestReviews(e).as("page"),
      (join) => join.onTrue(),
    )
    .innerJoin("review", "review.id", "page.id")
}

/** The newest reviews of products: as many of each as its page shows, however many it has. */
export function listProductReviews(db: Db, productIds: number[]) {
  const [productId] = productIds
  if (productIds.length === 1 && productId !== undefined) {
    return reviewPage(db, productId, { start: 0, limit: reviewsOnPage })
  }
  return productsWithReviews(db)
    .leftJoin("review_picture as picture", "picture.review_id", "review.id")
    .select(shownColumns)
    .where("p.id", "in", productIds)
    .orderBy("review.product_id")
    .orderBy("review.date", "desc")
    .orderBy("review.id")
    .execute()
}

const countStars = preparedQuery((db, { productIds }: { productIds: number[] }) =>
  db
    .selectFrom("review")
    .select((e) => ["product_id as productId", "rating", e.fn.countAll<number>().as("n")])
    .where("product_id", "in", productIds)
    .where("status", "=", "approved")
    .groupBy(["product_id", "rating"]),
)

/** How many of the reviews of products that are shown gave 1, 2, 3, 4 and 5 stars. */
export async function listStars(db: Db, productIds: number[]) {
  const rows = await countStars(db, { productIds })
  return productIds.map((productId) => ({
    productId,
    counts: [1, 2, 3, 4, 5].map((stars) =>
      Number(rows.find((row) => row.productId === productId && row.rating === stars)?.n ?? 0),
    ),
  }))
}

export type ShownReviewRow = Awaited<ReturnType<typeof listProductReviews>>[number]
