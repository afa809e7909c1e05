import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { type ReviewStatus, reviewLanguage, type WrittenReview } from "#core/reviews/review.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

/** A review by the order's shopper. */
export type OwnReview = WrittenReview & { status: ReviewStatus; date: string; hasPicture: boolean }

/** A product of an order, which may be reviewed once; `image` is the address of its picture. */
export type ReviewableProduct = {
  productId: number
  slug: string
  title: string
  /** Colours and sizes that were ordered of it, in the order's language; "" = none. */
  choice: string
  image: string | null
}

/** The products of an order that the shop still has, in the order of its lines, each once. */
export async function reviewableProducts(db: Db, orderId: number): Promise<ReviewableProduct[]> {
  const lines = await db
    .selectFrom("order_line")
    .innerJoin("product", "product.id", "order_line.product_id")
    .select(["product.id as productId", "product.slug", "order_line.title", "order_line.image"])
    .select(["order_line.color", "order_line.size"])
    .where("order_line.order_id", "=", orderId)
    .orderBy("order_line.position")
    .execute()
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((ofProduct) => {
    const [first] = ofProduct
    if (!first) return []
    const { productId, slug, title, image } = first
    const choices = ofProduct.map(choiceText).filter((choice) => choice !== "")
    return { productId, slug, title, choice: choices.join(", "), image }
  })
}

/** Finds the reviews of an order's products, by product key. */
export async function ownReviews(db: Db, orderId: number): Promise<Map<number, OwnReview>> {
  const rows = await db
    .selectFrom("review")
    .leftJoin("review_picture", "review_picture.review_id", "review.id")
    .select(["product_id", "rating", "name", "review", "status", "date", "review_picture.hash"])
    .where("order_id", "=", orderId)
    .execute()
  return new Map(rows.map(({ product_id, hash, ...review }) => [product_id, { ...review, hasPicture: hash !== null }]))
}

type NewReview = WrittenReview & { orderId: number; productId: number; locale: Locale }

/** Stores a review, which nobody sees before the merchant has read it. One that is sent twice is stored once.
 *  @returns whether it is the one of this product and order: false where another one was written */
export async function addReview(tx: Tx, review: NewReview, now: Date): Promise<boolean> {
  const { orderId, productId, locale, name, rating } = review
  const at = now.toISOString()
  const stored = await tx
    .insertInto("review")
    .values({
      document_id: randomDocumentId(),
      product_id: productId,
      order_id: orderId,
      verified: 1,
      status: "waiting",
      name,
      town: null,
      email: "",
      rating,
      date: at,
      edited_at: at,
      review: review.review,
      lang: reviewLanguage(review.review, locale),
    })
    .onConflict((conflict) => conflict.columns(["order_id", "product_id"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  if (stored) return true
  const same = await tx
    .selectFrom("review")
    .select("id")
    .where("order_id", "=", orderId)
    .where("product_id", "=", productId)
    .where("name", "=", name)
    .where("rating", "=", rating)
    .where("review", "=", review.review)
    .executeTakeFirst()
  return same !== undefined
}

/** The key of a pending review without a picture, locked until the transaction ends; undefined for any other. */
export async function pictureless(tx: Tx, orderId: number, productId: number): Promise<number | undefined> {
  // An update that changes nothing locks the row on both engines.
  const row = await tx
    .updateTable("review")
    .set((e) => ({ status: e.ref("status") }))
    .where("order_id", "=", orderId)
    .where("product_id", "=", productId)
    .where("status", "=", "waiting")
    .returning("id")
    .executeTakeFirst()
  if (!row) return undefined
  const picture = await tx
    .selectFrom("review_picture")
    .select("hash")
    .where("review_id", "=", row.id)
    .executeTakeFirst()
  return picture ? undefined : row.id
}

/** Selects the reviews by the owner of an account, newest first. */
export function reviewsOfShopper(db: Db, shopperId: string) {
  return db
    .selectFrom("review")
    .innerJoin("orders", "orders.id", "review.order_id")
    .innerJoin("product", "product.id", "review.product_id")
    .select(["product.slug as product", "review.rating", "review.name", "review.review", "review.status"])
    .select(["review.date", "review.reply"])
    .where("orders.shopper_id", "=", shopperId)
    .orderBy("review.id", "desc")
    .execute()
}
