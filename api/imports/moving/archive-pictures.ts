import type { PictureReader } from "#db/catalogue/import/file-pictures.ts"
import { pictureReader } from "../pictures/picture-reader.ts"
import type { OwnArchive } from "./own-archive.ts"

/** The hash in the name of a picture that a shop has written into an archive. */
const hashIn = (reference: string) => /^(?:review-)?pictures\/([0-9a-f]{8,64})\.webp$/.exec(reference)?.[1]

/** Reads the pictures of an archive of a shop. One that is as the shop stored it is stored as it is, so that nothing is lost by
 *  converting it once more; any other is converted as an upload is. */
export function archivePictures({ picture: bytesOf }: Pick<OwnArchive, "picture">): PictureReader {
  const convert = pictureReader(async () => "NOT_FETCHED", bytesOf)
  return async (reference) => {
    const hash = hashIn(reference)
    if (hash === undefined) return convert(reference)
    const bytes = await bytesOf(reference)
    if (typeof bytes === "string") return bytes
    try {
      const [{ readHead }, { describePicture }] = await Promise.all([
        import("../../media/pictures/read-head.ts"),
        import("../../media/pictures/describe-picture.ts"),
      ])
      const { format } = await readHead(bytes)
      const facts = await describePicture(bytes)
      if (format === "webp" && facts.hash === hash) return { bytes, facts, fileName: null }
    } catch {
      return "NOT_PICTURE"
    }
    return convert(reference)
  }
}
