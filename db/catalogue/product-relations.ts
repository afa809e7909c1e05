import type { ExpressionBuilder } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { readTogether } from "../pipelined.ts"
import { inList, preparedQuery } from "../prepared-query.ts"
import type { Schema } from "../schema/schema.ts"
import { textLanguages, withTitleLanguage } from "../texts/borrowed-texts.ts"
import { isShownCategory } from "./universes.ts"
import { soldVariantsQuery } from "./variants/read-variants.ts"

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
    .where(isShownCategory)
    .orderBy("product_category.position"),
)

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

const selectMedias = preparedQuery((db, { productIds }: { productIds: number[] }) =>
  db
    .selectFrom("product_media")
    .select(["product_id as productId", "media_id as mediaId"])
    .where("product_id", "in", productIds)
    .orderBy("position"),
)

const selectFeatures = preparedQuery((db, { productIds, locale }: OfProducts) =>
  db
    .selectFrom("product_feature")
    .innerJoin("product_feature_text", (join) =>
      join
        .onRef("product_feature_text.feature_id", "=", "product_feature.id")
        .on("product_feature_text.locale", "=", locale),
    )
    .select(["product_feature.product_id as productId", "product_feature.id", "product_feature.icon"])
    .select(["product_feature_text.title", "product_feature_text.text", "product_feature_text.borrowed"])
    .where("product_feature.product_id", "in", productIds)
    .orderBy("product_feature.position"),
)

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

const selectNewestReviews = preparedQuery((db, { productIds }: { productIds: number[] }) =>
  productsWithReviews(db)
    .leftJoin("review_picture as picture", "picture.review_id", "review.id")
    .select(shownColumns)
    .where("p.id", "in", productIds)
    .orderBy("review.product_id")
    .orderBy("review.date", "desc")
    .orderBy("review.id"),
)

/** The newest reviews of products: as many of each as its page shows, however many it has. */
function newestReviewsQuery(db: Db, productIds: number[]) {
  const [productId] = productIds
  return productIds.length === 1 && productId !== undefined
    ? selectReviews.query(db, { productId, limit: reviewsOnPage, offset: 0 })
    : selectNewestReviews.query(db, { productIds: inList(productIds) })
}

const countStars = preparedQuery((db, { productIds }: { productIds: number[] }) =>
  db
    .selectFrom("review")
    .select((e) => ["product_id as productId", "rating", e.fn.countAll<number>().as("n")])
    .where("product_id", "in", productIds)
    .where("status", "=", "approved")
    .groupBy(["product_id", "rating"]),
)

export type ShownReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

type Counted = Awaited<ReturnType<typeof countStars>>

/** How many of the reviews of products that are shown gave 1, 2, 3, 4 and 5 stars. */
const starsOf = (productIds: number[], rows: Counted) =>
  productIds.map((productId) => ({
    productId,
    counts: [1, 2, 3, 4, 5].map((stars) =>
      Number(rows.find((row) => row.productId === productId && row.rating === stars)?.n ?? 0),
    ),
  }))

type Asked = { ids: number[]; reviewed: number[]; locale: Locale; populate: ReadonlySet<string> }

/** Reads the relations of products, each in its order: one statement a relation, whatever the number of products.
 *  @param asked.reviewed keys of the products that have reviews
 *  @param asked.populate names of relations; the others are empty
 *  @param pause awaited before each statement on SQLite, which holds the process up */
export async function readProductRelations(
  db: Db,
  { ids, reviewed, locale, populate }: Asked,
  pause: () => Promise<void>,
) {
  const productIds = inList(ids)
  const of = <Query>(relation: string, keys: number[], query: () => Query) =>
    populate.has(relation) && keys.length > 0 ? query() : undefined
  const [categories, features, reviews, stars, variants, colors, medias] = await readTogether(
    db,
    [
      of("categories", ids, () => selectCategories.query(db, { productIds, locale })),
      of("features", ids, () => selectFeatures.query(db, { productIds, locale })),
      of("reviews", reviewed, () => newestReviewsQuery(db, reviewed)),
      of("stars", reviewed, () => countStars.query(db, { productIds: inList(reviewed) })),
      of("variants", ids, () => soldVariantsQuery(db, productIds)),
      of("colors", ids, () => selectColors.query(db, { productIds, locale })),
      of("medias", ids, () => selectMedias.query(db, { productIds })),
    ],
    pause,
  )
  return {
    categories: categories.map(withTitleLanguage),
    features: features.map(({ borrowed, ...row }) => ({
      ...row,
      ...textLanguages(borrowed, { title: "title", text: "text" }),
    })),
    reviews,
    stars: populate.has("stars") ? starsOf(reviewed, stars) : [],
    variants,
    colors,
    medias,
  }
}
