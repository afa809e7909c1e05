import type { Db } from "#db/database.ts"
import { hasUpload, readUpload, uploadHashes } from "#db/uploads.ts"
import type { MasterPictures } from "./master-pictures.ts"

/** What the names of uploaded pictures begin with. */
export const uploadFolder = "uploads/"

const shape = /^uploads\/([0-9a-f]{12})\.webp$/

/** For so long a picture that was there is taken to be there still: what is behind an address never changes, it can only
 *  be removed. Milliseconds. */
const trusted = 60_000
const mostKnown = 10_000

/** The pictures that the merchant uploaded, out of the database: `uploads/{hash}.webp`. */
export function uploadedPictures(db: Db, now: () => number = Date.now): MasterPictures {
  const seenAt = new Map<string, number>()
  return {
    async hashOf(name) {
      const [, hash] = shape.exec(name) ?? []
      if (!hash) return undefined
      if (now() - (seenAt.get(hash) ?? Number.NEGATIVE_INFINITY) < trusted) return hash
      seenAt.delete(hash)
      if (!(await hasUpload(db, hash))) return undefined
      if (seenAt.size >= mostKnown) seenAt.clear()
      seenAt.set(hash, now())
      return hash
    },
    async read(name) {
      const bytes = await readUpload(db, shape.exec(name)?.[1] ?? "")
      if (!bytes) throw new Error(`There is no picture ${name}`)
      return bytes
    },
    names: async () => (await uploadHashes(db)).map((hash) => `${uploadFolder}${hash}.webp`),
  }
}
