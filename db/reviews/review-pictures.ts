import type { PictureFacts } from "#core/media/picture.ts"
import type { Db, Tx } from "../database.ts"
import { base64Parts, joinedParts } from "../media/byte-parts.ts"

/** Where the pictures of reviews are served from, once the reviews are shown. */
const folder = "/media/reviews/"

/** The address of a review's picture: its content's hash, as that of an upload. */
export const reviewPictureUrl = (hash: string): string => `${folder}${hash}.webp`

/** Keeps the picture of a review. */
export async function storeReviewPicture(
  tx: Tx,
  id: number,
  { bytes, facts }: { bytes: Uint8Array; facts: PictureFacts },
): Promise<void> {
  const { hash, width, height, dominantColor, placeholder } = facts
  await tx
    .insertInto("review_picture")
    .values({ review_id: id, hash, width, height, dominant_color: dominantColor, placeholder })
    .execute()
  await tx
    .insertInto("review_picture_part")
    .values(base64Parts(bytes).map((content, part) => ({ review_id: id, part, content })))
    .execute()
}

/** Whether the review of an order's product has this picture: it was sent twice. */
export async function hasSamePicture(
  tx: Tx,
  { orderId, productId, hash }: { orderId: number; productId: number; hash: string },
) {
  const same = await tx
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .select("review.id")
    .where("review.order_id", "=", orderId)
    .where("review.product_id", "=", productId)
    .where("review_picture.hash", "=", hash)
    .executeTakeFirst()
  return same !== undefined
}

/** The review whose picture is shown under a hash; undefined while none with it is approved. */
const shownWith = (db: Db, hash: string) =>
  db
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .select("review.id")
    .where("review_picture.hash", "=", hash)
    .where("review.status", "=", "approved")
    .executeTakeFirst()

/** Whether visitors may see a picture of this hash. */
export const hasReviewPicture = async (db: Db, hash: string): Promise<boolean> =>
  (await shownWith(db, hash)) !== undefined

/** The bytes of a picture that visitors may see; undefined when there is none. */
export async function readReviewPicture(db: Db, hash: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const shown = await shownWith(db, hash)
  return shown && pictureOfReview(db, shown.id)
}

/** The bytes of a review's picture, shown or not: for the staff. */
export async function pictureOfReview(db: Db, id: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts = await db
    .selectFrom("review_picture_part")
    .select("content")
    .where("review_id", "=", id)
    .orderBy("part")
    .execute()
  return joinedParts(parts)
}

/** The hashes of all pictures that visitors may see, the newest first. */
export async function reviewPictureHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .select("review_picture.hash")
    .where("review.status", "=", "approved")
    .orderBy("review.id", "desc")
    .execute()
  return [...new Set(rows.map(({ hash }) => hash))]
}
