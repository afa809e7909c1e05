import { isOwnPicture } from "#core/catalogue/files/picture-cell.ts"
import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import type { PictureFacts } from "#core/media/picture.ts"
import type { Db } from "../../database.ts"
import { findMediaIds } from "../../media/media-ids.ts"
import { uploadUrl } from "../../media/uploads.ts"
import { toBatches } from "../../store-rows.ts"

/** A picture that a file names, as the shop stores pictures. */
export type ReadPicture = { bytes: Uint8Array; facts: PictureFacts; fileName: string | null }

/** Gets what a reference names, from a zip file or another server.
 *  @returns what is wrong with the cell where it is no picture that the shop takes */
export type PictureReader = (reference: string) => Promise<ReadPicture | ProductFileProblem>

/** The picture of each reference of a file: the address under which the shop has it, or will have it. */
export type FilePictures = ReadonlyMap<string, { url: string } | { problem: ProductFileProblem }>

/** The pictures that a file names: each once, however many rows name it. */
export type NamedPictures = { references: readonly string[]; read: PictureReader }

/** Pictures that are read at once: one may come slowly. */
const maxAtOnce = 4

/** Receives a file's pictures while they are read. */
export type PictureSink = {
  /** Called with each picture that the library does not have, one after another. */
  store: (url: string, picture: ReadPicture) => Promise<void>
  /** Called after some pictures, whether new or not: reading on may take minutes. */
  touch: () => Promise<void>
}

/** Reads all pictures that a file names.
 *  @param onProgress called with how many are read */
export async function readFilePictures(
  db: Db,
  { references, read }: NamedPictures,
  { store, touch }: PictureSink,
  onProgress: (done: number) => void,
): Promise<FilePictures> {
  const own = references.filter(isOwnPicture)
  const others = references.filter((reference) => !isOwnPicture(reference))
  const known = await findMediaIds(db, own)
  const found = new Map<string, { url: string } | { problem: ProductFileProblem }>(
    own.map((url) => [url, known.has(url) ? { url } : { problem: "UNKNOWN" }]),
  )
  if (own.length > 0) onProgress(found.size)
  const stored = new Set<string>()
  for (const some of toBatches(others, maxAtOnce)) {
    const pictures = await Promise.all(some.map(async (reference) => [reference, await read(reference)] as const))
    for (const [reference, picture] of pictures) {
      if (typeof picture === "string") {
        found.set(reference, { problem: picture })
        continue
      }
      const url = uploadUrl(picture.facts.hash)
      found.set(reference, { url })
      if (stored.has(url)) continue
      stored.add(url)
      if (!(await findMediaIds(db, [url])).has(url)) await store(url, picture)
    }
    await touch()
    onProgress(found.size)
  }
  return found
}
