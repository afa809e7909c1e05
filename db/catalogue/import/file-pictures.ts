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
export type NamedPictures = {
  references: readonly string[]
  read: PictureReader
  /** The address that a picture will have, by its reference alone; undefined where only its bytes tell it. One that the library has under
   *  that address is not read. */
  knownUrl?: (reference: string) => string | undefined
  /** Checks what a reference names without describing it, where nothing is stored.
   *  @returns undefined where it has to be read to know its address */
  look?: (reference: string) => Promise<{ url: string } | ProductFileProblem | undefined>
}

/** Pictures that are read at once: one may come slowly. */
const maxAtOnce = 4

/** Receives a file's pictures while they are read. */
export type PictureSink = {
  /** Called with each picture that the library does not have, one after another. */
  store: (url: string, picture: ReadPicture) => Promise<void>
  /** Called after some pictures, whether new or not: reading on may take minutes. */
  touch: () => Promise<void>
}

/** The pictures of a file that the library has, by their references: what a picture of the shop has no address of is wrong. */
async function findKnown(db: Db, { references, knownUrl }: NamedPictures) {
  const urls = new Map(
    references.flatMap((reference) => {
      const url = isOwnPicture(reference) ? reference : knownUrl?.(reference)
      return url === undefined ? [] : [[reference, url] as const]
    }),
  )
  const known = await findMediaIds(db, urls.values())
  const found = new Map<string, { url: string } | { problem: ProductFileProblem }>()
  for (const [reference, url] of urls) {
    if (known.has(url)) found.set(reference, { url })
    else if (isOwnPicture(reference)) found.set(reference, { problem: "UNKNOWN" })
  }
  return found
}

/** Reads all pictures that a file names and that the library does not have.
 *  @param sink undefined where nothing is stored: then they are looked at alone, where that says enough
 *  @param onProgress called with how many are read */
export async function readFilePictures(
  db: Db,
  named: NamedPictures,
  sink: PictureSink | undefined,
  onProgress: (done: number) => void,
): Promise<FilePictures> {
  const { references, read, look } = named
  const found = await findKnown(db, named)
  const others = references.filter((reference) => !found.has(reference))
  if (found.size > 0) onProgress(found.size)
  const stored = new Set<string>()
  const open = async (reference: string) => (sink ? undefined : await look?.(reference)) ?? read(reference)
  for (const some of toBatches(others, maxAtOnce)) {
    const pictures = await Promise.all(some.map(async (reference) => [reference, await open(reference)] as const))
    for (const [reference, picture] of pictures) {
      if (typeof picture === "string") {
        found.set(reference, { problem: picture })
        continue
      }
      if ("url" in picture) {
        found.set(reference, picture)
        continue
      }
      const url = uploadUrl(picture.facts.hash)
      found.set(reference, { url })
      if (stored.has(url)) continue
      stored.add(url)
      if (sink && !(await findMediaIds(db, [url])).has(url)) await sink.store(url, picture)
    }
    await sink?.touch()
    onProgress(found.size)
  }
  return found
}
