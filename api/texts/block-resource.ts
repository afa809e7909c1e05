import type { Locale } from "#core/i18n/locale.ts"
import { mapBlockPictures } from "#core/text/block.ts"
import type { Db } from "#db/database.ts"
import { mediaByUrls } from "#db/media/media.ts"
import type { StoredBlock } from "#db/texts/stored-block.ts"
import { mediaResource } from "../media/media-resource.ts"
import type { BlockResource } from "./contract-block.ts"

const pictureUrls = (blocks: StoredBlock[]) =>
  blocks.flatMap((block) => (block.type === "image" ? block.image.url : []))

/** Makes stored block content ready for the wire: every picture with what is known of it, those that are gone left out.
 *  One query, whatever the number of texts.
 *  @param texts all the texts that will be asked for */
export async function blockResources(
  db: Db,
  texts: StoredBlock[][],
  locale: Locale,
): Promise<(blocks: StoredBlock[]) => BlockResource[]> {
  const pictures = await mediaByUrls(db, texts.flatMap(pictureUrls), locale)
  return (blocks) =>
    mapBlockPictures(blocks, ({ url, caption }) => {
      const row = pictures.get(url)
      const media = row && mediaResource(new Map([[row.id, row]]), row.id)
      if (!media) return null
      const { id: _id, documentId: _documentId, ...known } = media
      return { ...known, caption }
    })
}
