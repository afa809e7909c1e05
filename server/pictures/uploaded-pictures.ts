import type { Db } from "#db/database.ts"
import { hasUpload, readUpload, uploadHashes } from "#db/media/uploads.ts"
import { hasReviewPicture, readReviewPicture, reviewPictureHashes } from "#db/reviews/review-pictures.ts"
import { type MasterPictures, twoSources } from "./master-pictures.ts"

const maxKnown = 10_000

/** Pictures of the database, named by their content: `{folder}/{hash}.webp`. */
type HashedPictures = {
  folder: "uploads" | "reviews"
  has: (hash: string) => Promise<boolean>
  read: (hash: string) => Promise<Buffer<ArrayBuffer> | undefined>
  hashes: () => Promise<string[]>
  /** For so long a picture that was there is taken to be there still, in milliseconds. */
  trusted: number
}

function hashedPictures({ folder, trusted, ...stored }: HashedPictures, now: () => number): MasterPictures {
  const shape = new RegExp(`^${folder}/([0-9a-f]{12})\\.webp$`)
  const seenAt = new Map<string, number>()
  return {
    async hashOf(name) {
      const [, hash] = shape.exec(name) ?? []
      if (!hash) return undefined
      if (now() - (seenAt.get(hash) ?? Number.NEGATIVE_INFINITY) < trusted) return hash
      seenAt.delete(hash)
      if (!(await stored.has(hash))) return undefined
      if (seenAt.size >= maxKnown) seenAt.clear()
      seenAt.set(hash, now())
      return hash
    },
    async read(name) {
      const hash = shape.exec(name)?.[1] ?? ""
      const bytes = await stored.read(hash)
      if (bytes) return bytes
      seenAt.delete(hash)
      throw new Error(`There is no picture ${name}`)
    },
    names: async () => (await stored.hashes()).map((hash) => `${folder}/${hash}.webp`),
  }
}

/** Whether a picture's name is that of an upload. */
export const isUploaded = (name: string): boolean => name.startsWith("uploads/") || name.startsWith("reviews/")

/** Reads uploads from the database: the merchant's pictures, and those of the reviews that are shown. The content of
 *  an address never changes: a picture can only be removed, or its review be hidden, which counts at once. */
export function uploadedPictures(db: Db, now: () => number = () => performance.now()): MasterPictures {
  const uploads = {
    has: (hash: string) => hasUpload(db, hash),
    read: (hash: string) => readUpload(db, hash),
    hashes: () => uploadHashes(db),
  }
  const reviews = {
    has: (hash: string) => hasReviewPicture(db, hash),
    read: (hash: string) => readReviewPicture(db, hash),
    hashes: () => reviewPictureHashes(db),
  }
  return twoSources(
    (name) => name.startsWith("reviews/"),
    hashedPictures({ ...reviews, folder: "reviews", trusted: 500 }, now),
    hashedPictures({ ...uploads, folder: "uploads", trusted: 60_000 }, now),
  )
}
