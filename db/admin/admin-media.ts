import type { Texts } from "#core/texts.ts"
import type { Db } from "../database.ts"

/** A picture as the console knows it. */
export type AdminMediaRow = {
  documentId: string
  url: string
  width: number
  height: number
  alternativeText: Texts
  placeholder: string | null
  dominantColor: string | null
}

/** Pictures by their keys, with their texts in all languages. */
export async function adminMedia(db: Db, ids: readonly (number | null)[]): Promise<Map<number, AdminMediaRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom("media")
    .select(["id", "document_id as documentId", "url", "width", "height", "placeholder"])
    .select("dominant_color as dominantColor")
    .where("id", "in", wanted)
    .execute()
  const texts = Map.groupBy(
    await db.selectFrom("media_text").selectAll().where("media_id", "in", wanted).execute(),
    (row) => row.media_id,
  )
  return new Map(
    rows.map(({ id, ...row }) => {
      const textIn = (locale: string) => texts.get(id)?.find((one) => one.locale === locale)?.alternative_text ?? ""
      return [id, { ...row, alternativeText: { fr: textIn("fr"), ar: textIn("ar"), en: textIn("en") } }]
    }),
  )
}

/** The keys of pictures by their documentIds. */
export async function mediaKeys(db: Db, documentIds: readonly string[]): Promise<Map<string, number>> {
  if (documentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("media")
    .select(["id", "document_id"])
    .where("document_id", "in", [...new Set(documentIds)])
    .execute()
  return new Map(rows.map((row) => [row.document_id, row.id]))
}
