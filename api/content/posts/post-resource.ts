import type { Locale } from "#core/i18n/locale.ts"
import { type PostRow, selectPostMedias, selectPostTags } from "#db/content/posts.ts"
import type { Db } from "#db/database.ts"
import { mediaByIds } from "#db/media/media.ts"
import { fileResource } from "../../media/file-resource.ts"
import { blockResources } from "../../texts/block-resource.ts"
import type { PostResource } from "../contract.ts"

/** Posts on the wire, with the pictures that were asked for: one query a relation, whatever the number of posts.
 *  @param populate `image` and `medias`, as far as they were asked for */
export async function postResources(
  db: Db,
  rows: PostRow[],
  populate: Set<string>,
  locale: Locale,
): Promise<PostResource[]> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const tags = Map.groupBy(await selectPostTags(db, ids, locale), (tag) => tag.postId)
  const mediaRows = populate.has("medias") ? await selectPostMedias(db, ids) : []
  const medias = Map.groupBy(mediaRows, (media) => media.postId)
  const imageIds = populate.has("image") ? rows.map((row) => row.imageId) : []
  const pictures = await mediaByIds(db, [...imageIds, ...mediaRows.map((row) => row.mediaId)], locale)
  const content = await blockResources(
    db,
    rows.map((row) => row.content),
    locale,
  )
  return rows.map(({ imageId, ...row }) => ({
    ...row,
    content: content(row.content),
    tags: (tags.get(row.id) ?? []).map(({ postId: _postId, ...tag }) => tag),
    locale,
    ...(populate.has("image") && { image: fileResource(pictures, imageId) }),
    ...(populate.has("medias") && {
      medias: (medias.get(row.id) ?? []).flatMap(({ mediaId }) => fileResource(pictures, mediaId) ?? []),
    }),
  }))
}
