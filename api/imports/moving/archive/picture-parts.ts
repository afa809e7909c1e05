import { touchContent } from "#db/changes/content-version.ts"
import { hasUpload, storeUpload, uploadUrl } from "#db/media/uploads.ts"
import {
  fillPictureTexts,
  findPictureless,
  insertReviewPicture,
  storeCategoryPictures,
} from "#db/moving/moved-pictures.ts"
import { addCounts, noneOfPart } from "#db/moving/part-count.ts"
import { inTransaction } from "#db/transaction.ts"
import { archivePictures, hashIn } from "../archive-pictures.ts"
import type { OwnArchive } from "../own-archive.ts"
import { inOneStep, type PartContext, type RunPart } from "./archive-part.ts"
import { comingSkus } from "./coming-skus.ts"
import { archivedPictureText } from "./content-files.ts"
import { readReviewPicture } from "./review-file.ts"

/** Pictures that products do not name as well: posts, pages and sections show them. Then what is said of all. */
export const picturePart: RunPart = async (context) => {
  const { db, archive, dryRun } = context
  const { read } = archivePictures(archive)
  let count = noneOfPart
  // An archive names the newest first, which the library shall show first.
  for (const name of archive.picturesIn("pictures").toReversed()) {
    const hash = hashIn(name)
    const isThere = hash !== undefined && (await hasUpload(db, hash))
    // Read once it is stored: a picture that is none is left out there.
    const picture = isThere || dryRun ? undefined : await read(name)
    if (isThere) count = addCounts(count, { existing: 1 })
    else if (dryRun) count = addCounts(count, { made: 1 })
    else if (picture === undefined || typeof picture === "string") count = addCounts(count, { lost: 1 })
    else {
      await inTransaction(db, (tx) => storeUpload(tx, picture))
      count = addCounts(count, { made: 1 })
    }
  }
  return addCounts(count, { lost: await fillTexts(context) })
}

/** @returns how many texts cannot be read */
async function fillTexts({ db, archive, dryRun }: PartContext): Promise<number> {
  let lost = 0
  for await (const read of archive.list("pictures.json", archivedPictureText)) {
    const texts = read.filter((text) => text !== undefined)
    lost += read.length - texts.length
    if (dryRun || texts.length === 0) continue
    await inTransaction(db, async (tx) => {
      if (await fillPictureTexts(tx, texts)) await touchContent(tx, ["all"])
    })
  }
  return lost
}

/** The pictures of categories, also of those that the shop has without one. */
export const categoryPicturePart: RunPart = async (context) => {
  const { archive } = context
  const coming = comingPictures(archive)
  const categories = archive.categories.flatMap(({ slug, image }) => (image ? [{ slug, url: image.url }] : []))
  if (categories.length === 0) return noneOfPart
  return inOneStep(context, ["all"], (step) => storeCategoryPictures(step, categories, coming))
}

function comingPictures(archive: OwnArchive): (url: string) => boolean {
  const urls = new Set(archive.picturesIn("pictures").flatMap((name) => hashIn(name) ?? []))
  const known = new Set([...urls].map(uploadUrl))
  return (url) => known.has(url)
}

/** The pictures of reviews that have none here. */
export const reviewPicturePart: RunPart = async ({ db, archive, dryRun }) => {
  const { read } = archivePictures(archive)
  const files = new Set(archive.picturesIn("review-pictures"))
  const coming = dryRun && files.size > 0 ? await comingSkus(archive) : new Set<string>()
  let count = noneOfPart
  for await (const rows of archive.rows("reviews.csv")) {
    const named = rows.flatMap(readReviewPicture)
    const reviews = await findPictureless(
      db,
      named.map(({ review }) => review),
    )
    for (const { review, sku, name } of named) {
      const found = reviews.get(review)
      if (found?.hasPicture) count = addCounts(count, { existing: 1 })
      else if (dryRun)
        count = addCounts(count, files.has(name) && (found || coming.has(sku)) ? { made: 1 } : { lost: 1 })
      else {
        const picture = found && (await read(name))
        if (!found || picture === undefined || typeof picture === "string") count = addCounts(count, { lost: 1 })
        else {
          await inTransaction(db, (tx) => insertReviewPicture(tx, found, picture))
          count = addCounts(count, { made: 1 })
        }
      }
    }
  }
  return count
}
