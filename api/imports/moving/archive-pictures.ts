import type { NamedPictures } from "#db/catalogue/import/file-pictures.ts"
import { uploadUrl } from "#db/media/uploads.ts"
import { contentHash } from "../../media/pictures/content-hash.ts"
import { pictureReader } from "../pictures/picture-reader.ts"
import type { OwnArchive } from "./own-archive.ts"

/** The hash in the name of a picture that a shop has written into an archive. */
export const hashIn = (reference: string) => /^(?:review-)?pictures\/([0-9a-f]{8,64})\.webp$/.exec(reference)?.[1]

/** Whether bytes are a picture as the shop stores pictures, by their head: nothing of them is unpacked. */
async function isStoredForm(bytes: Uint8Array): Promise<boolean> {
  const { readHead } = await import("../../media/pictures/read-head.ts")
  const head = await readHead(bytes).catch(() => undefined)
  return head?.format === "webp"
}

/** Reads the pictures of an archive of a shop. One that is as the shop stored it is stored as it is, so that nothing is lost by
 *  converting it once more; any other is converted as an upload is. What is described is unpacked, which takes longer than all else: a
 *  look says by its hash and its head that a picture can be had. */
export function archivePictures({
  picture: bytesOf,
}: Pick<OwnArchive, "picture">): Required<Omit<NamedPictures, "references">> {
  const convert = pictureReader(async () => "NOT_FETCHED", bytesOf)
  /** The bytes of a picture that is as the shop stored it; undefined for any other. */
  const storedBytes = async (reference: string) => {
    const hash = hashIn(reference)
    if (hash === undefined) return undefined
    const bytes = await bytesOf(reference)
    if (typeof bytes === "string") return bytes
    return contentHash(bytes) === hash && (await isStoredForm(bytes)) ? bytes : undefined
  }
  return {
    knownUrl: (reference) => {
      const hash = hashIn(reference)
      return hash && uploadUrl(hash)
    },
    look: async (reference) => {
      const bytes = await storedBytes(reference)
      if (bytes === undefined || typeof bytes === "string") return bytes
      return { url: uploadUrl(contentHash(bytes)) }
    },
    read: async (reference) => {
      const bytes = await storedBytes(reference)
      if (typeof bytes === "string") return bytes
      if (bytes === undefined) return convert(reference)
      const { describePicture } = await import("../../media/pictures/describe-picture.ts")
      const facts = await describePicture(bytes).catch(() => undefined)
      return facts ? { bytes, facts, fileName: null } : "NOT_PICTURE"
    },
  }
}
