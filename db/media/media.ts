import { sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { inList, preparedQuery } from "../prepared-query.ts"

/** A picture; `url` is a path of the shop, sizes in pixels. */
export type MediaRow = {
  id: number
  documentId: string
  url: string
  width: number
  height: number
  alternativeText: string
  /** These three are null for a file that no smaller forms are made of. */
  hash: string | null
  dominantColor: string | null
  placeholder: string | null
  /** Name of the uploaded file. */
  fileName: string | null
  /** Of its own file; null = not known. */
  bytes: number | null
  createdAt: string
}

/** The text of the shop's main language, which `languages` names first, before those of others. */
const isMainFirst = sql`case when (select languages from app_setting limit 1) like '["' || first.locale || '"%' then 0 else 1 end`

function selectMedia(db: Db, locale: Locale) {
  return db
    .selectFrom("media")
    .innerJoin("media_text", (join) =>
      join.onRef("media_text.media_id", "=", "media.id").on("media_text.locale", "=", locale),
    )
    .select(["media.id", "media.document_id as documentId", "media.url", "media.width", "media.height"])
    .select(["media.hash", "media.dominant_color as dominantColor", "media.placeholder"])
    .select(["media.file_name as fileName", "media.bytes", "media.created_at as createdAt"])
    .select((e) =>
      e.fn
        .coalesce(
          e.fn<string | null>("nullif", ["media_text.alternative_text", e.val("")]),
          e
            .selectFrom("media_text as first")
            .select("first.alternative_text")
            .whereRef("first.media_id", "=", "media.id")
            .where("first.alternative_text", "<>", "")
            .orderBy(isMainFirst)
            .orderBy("first.locale")
            .limit(1),
          e.val(""),
        )
        .as("alternativeText"),
    )
}

const selectByIds = preparedQuery((db, { ids, locale }: { ids: number[]; locale: Locale }) =>
  selectMedia(db, locale).where("media.id", "in", ids),
)

/** Pictures by their keys, with their text in one language, in the main one where that has none, then in any. */
export async function mediaByIds(db: Db, ids: (number | null)[], locale: Locale): Promise<Map<number, MediaRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await selectByIds(db, { ids: inList(wanted), locale })
  return new Map(rows.map((row) => [row.id, row]))
}

const selectByUrls = preparedQuery((db, { urls, locale }: { urls: string[]; locale: Locale }) =>
  selectMedia(db, locale).where("media.url", "in", urls),
)

/** Pictures by their addresses, with their text in one language. */
export async function mediaByUrls(db: Db, urls: string[], locale: Locale): Promise<Map<string, MediaRow>> {
  if (urls.length === 0) return new Map()
  const rows = await selectByUrls(db, { urls: inList([...new Set(urls)]), locale })
  return new Map(rows.map((row) => [row.url, row]))
}
