import { isRemotePicture, maxReferenceLength } from "#core/catalogue/files/picture-cell.ts"
import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import { cutText } from "#core/cut-text.ts"
import type { PictureReader } from "#db/catalogue/import/file-pictures.ts"
import { ApiError } from "../../errors.ts"
import { takePicture } from "../../media/take-file.ts"

/** Gets the bytes behind a reference. */
type ReadBytes = (reference: string) => Promise<Uint8Array | ProductFileProblem>

/** Milliseconds in which a file's addresses are requested: the pictures that are left then count as not fetched. */
const maxFetching = 15 * 60_000

/** Returns the name under which a file is stored: the last part of its path. */
const toFileName = (reference: string): string | null => {
  const path = isRemotePicture(reference) ? new URL(reference).pathname : reference.replaceAll("\\", "/")
  return cutText(path.slice(path.lastIndexOf("/") + 1), Math.min(200, maxReferenceLength)) || null
}

/** Turns the references of a file of products into pictures of the library, as an upload is.
 *  @param fetchBytes what gets an address
 *  @param zipBytes what reads a file of the zip; undefined where none came with the table */
export function pictureReader(fetchBytes: ReadBytes, zipBytes: ReadBytes | undefined): PictureReader {
  const until = Date.now() + maxFetching
  const readBytes = async (reference: string) => {
    if (!isRemotePicture(reference)) return zipBytes ? zipBytes(reference) : "NOT_IN_ZIP"
    return Date.now() < until ? fetchBytes(reference) : "NOT_FETCHED"
  }
  return async (reference) => {
    const file = await readBytes(reference)
    if (typeof file === "string") return file
    try {
      return { ...(await takePicture(file)), fileName: toFileName(reference) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code } = error.details
      return code === "TOO_LARGE" || code === "TOO_MANY_PIXELS" ? "PICTURE_TOO_LARGE" : "NOT_PICTURE"
    }
  }
}
