import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { type MediaRow, mediaByIds } from "./media.ts"

/** The pictures of places that belong to no product, by the names of the places. */
export async function shopPictures(db: Db, locale: Locale): Promise<Map<string, MediaRow>> {
  const places = await db.selectFrom("shop_picture").select(["name", "media_id"]).orderBy("name").execute()
  const pictures = await mediaByIds(
    db,
    places.map(({ media_id }) => media_id),
    locale,
  )
  return new Map(
    places.flatMap(({ name, media_id }) => {
      const picture = pictures.get(media_id)
      return picture ? [[name, picture]] : []
    }),
  )
}
