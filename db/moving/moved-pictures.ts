import { type Locale, locales } from "#core/i18n/locale.ts"
import type { ReadPicture } from "../catalogue/import/file-pictures.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { findMediaIds } from "../media/media-ids.ts"
import { storeReviewPicture } from "../reviews/review-pictures.ts"
import { rowBatches } from "../row-batches.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"

/** The merchant's texts of a picture of the library, by its address. */
export type MovedPictureText = { url: string; fileName: string | null; alternativeText: Record<Locale, string> }

const selectUploads = (db: Db, after: number, limit: number) =>
  db
    .selectFrom("media")
    .select(["id", "url", "file_name as fileName"])
    .where("url", "like", "/media/uploads/%")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute()

/** Reads the merchant's texts of uploaded pictures, by their keys. */
export async function* everyPictureText(db: Db): AsyncGenerator<MovedPictureText> {
  const batches = rowBatches(
    0,
    (after, limit) => selectUploads(db, after, limit),
    ({ id }) => id,
  )
  for await (const rows of batches) {
    const texts = await db
      .selectFrom("media_text")
      .selectAll()
      .where(
        "media_id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute()
    const byPicture = Map.groupBy(texts, (text) => text.media_id)
    for (const { id, ...row } of rows) {
      const alternativeText = { fr: "", ar: "", en: "" }
      for (const text of byPicture.get(id) ?? []) alternativeText[text.locale] = text.alternative_text
      yield { ...row, alternativeText }
    }
  }
}

/** Stores another shop's texts of pictures where the shop has none.
 *  @param texts a few hundred
 *  @returns whether something changed that pages show */
export async function fillPictureTexts(tx: Tx, texts: readonly MovedPictureText[]): Promise<boolean> {
  let written = 0n
  const ids = await findMediaIds(
    tx,
    texts.map(({ url }) => url),
  )
  for (const { url, fileName, alternativeText } of texts) {
    const id = ids.get(url)
    if (id === undefined) continue
    if (fileName !== null) {
      const named = tx.updateTable("media").set({ file_name: fileName }).where("id", "=", id)
      await named.where("file_name", "is", null).execute()
    }
    for (const locale of locales) {
      if (alternativeText[locale] === "") continue
      const said = tx.updateTable("media_text").set({ alternative_text: alternativeText[locale] })
      const blank = said.where("media_id", "=", id).where("locale", "=", locale).where("alternative_text", "=", "")
      written += (await blank.executeTakeFirst()).numUpdatedRows
    }
  }
  return written > 0n
}

/** Stores another shop's pictures of categories that have none; a picture that the library does not have is lost.
 *  @param categories with the addresses of their pictures
 *  @param coming whether a picture comes with the archive */
export async function storeCategoryPictures(
  { db, tx }: PartStep,
  categories: readonly { slug: string; url: string }[],
  coming: (url: string) => boolean,
): Promise<PartCount> {
  const count = { ...noneOfPart }
  const rows = await db.selectFrom("category").select(["slug", "image_id as image"]).execute()
  const images = new Map(rows.map(({ slug, image }) => [slug, image]))
  const pictures = await findMediaIds(
    db,
    categories.map(({ url }) => url),
  )
  for (const { slug, url } of categories) {
    const picture = pictures.get(url)
    if (images.get(slug)) count.existing++
    else if (picture === undefined) count[!tx && coming(url) ? "made" : "lost"]++
    else {
      count.made++
      if (tx) await tx.updateTable("category").set({ image_id: picture }).where("slug", "=", slug).execute()
    }
  }
  return count
}

/** The pictures of reviews: each content once, with a review that has it. */
export const listReviewPictures = (db: Db): Promise<{ hash: string; reviewId: number }[]> =>
  db
    .selectFrom("review_picture")
    .select((e) => ["hash", e.fn.min("review_id").as("reviewId")])
    .groupBy("hash")
    .orderBy("hash")
    .execute()

/** Reviews of the shop by documentId, and whether they have a picture.
 *  @param documentIds a few hundred */
export async function findPictureless(db: Db, documentIds: readonly string[]) {
  if (documentIds.length === 0) return new Map<string, { id: number; productId: number; hasPicture: boolean }>()
  const rows = await db
    .selectFrom("review")
    .leftJoin("review_picture as picture", "picture.review_id", "review.id")
    .select(["review.id", "review.document_id as documentId", "review.product_id as productId", "picture.hash"])
    .where("review.document_id", "in", documentIds)
    .execute()
  return new Map(rows.map(({ documentId, hash, ...row }) => [documentId, { ...row, hasPicture: hash !== null }]))
}

/** Stores a review's picture of another shop, in one transaction. */
export async function insertReviewPicture(
  tx: Tx,
  { id, productId }: { id: number; productId: number },
  { bytes, facts }: ReadPicture,
): Promise<void> {
  await storeReviewPicture(tx, id, { bytes, facts })
  await touchContent(tx, [`product:${productId}`])
}
