import { type RawBuilder, type SqlBool, sql } from "kysely"
import { type Locale, locales } from "#core/i18n/locale.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"

/** A picture with its texts in all languages; `url` is a path of the shop, sizes in pixels. */
export type AdminMedia = {
  id: number
  documentId: string
  url: string
  width: number
  height: number
  alternativeText: Record<Locale, string>
  placeholder: string | null
  dominantColor: string | null
  /** Name of the uploaded file. */
  fileName: string | null
}

const selectMedia = (db: Db) =>
  db
    .selectFrom("media")
    .select(["media.id", "media.document_id as documentId", "media.url", "media.width", "media.height"])
    .select(["media.placeholder", "media.dominant_color as dominantColor", "media.file_name as fileName"])

type Row = Omit<AdminMedia, "alternativeText">

async function withTexts(db: Db, rows: Row[]): Promise<AdminMedia[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await db.selectFrom("media_text").selectAll().where("media_id", "in", ids).execute()
  const none = { fr: "", ar: "", en: "" }
  const byId = new Map(ids.map((id) => [id, { ...none }]))
  for (const text of texts) {
    const all = byId.get(text.media_id)
    if (all) all[text.locale] = text.alternative_text
  }
  return rows.map((row) => ({ ...row, alternativeText: byId.get(row.id) ?? none }))
}

/** Pictures by their keys, with their texts in all languages. */
export async function adminMediaByIds(db: Db, ids: (number | null)[]): Promise<Map<number, AdminMedia>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await withTexts(db, await selectMedia(db).where("media.id", "in", wanted).execute())
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pictures by their addresses, with their texts in all languages; those that are not there are left out. */
export async function adminMediaByUrls(db: Db, urls: string[]): Promise<AdminMedia[]> {
  if (urls.length === 0) return []
  return withTexts(db, await selectMedia(db).where("media.url", "in", urls).execute())
}

/** The keys of pictures by their documentIds; those that are not there are left out. */
export async function mediaIds(db: Db, documentIds: (string | null)[]): Promise<Map<string, number>> {
  const wanted = [...new Set(documentIds.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom("media")
    .select(["id", "document_id as documentId"])
    .where("document_id", "in", wanted)
    .execute()
  return new Map(rows.map((row) => [row.documentId, row.id]))
}

/** A page of the library, the newest pictures first.
 *  @param q part of a text in any language, of the file's name or of the address
 *  @param page from 1 */
export async function listMedia(
  db: Db,
  { q, page, pageSize }: { q: string | undefined; page: number; pageSize: number },
): Promise<{ rows: AdminMedia[]; total: number }> {
  const holds = (text: RawBuilder<string>) => sql<SqlBool>`hanout_contains_fold(${text}, ${q})`
  const matching = <Q extends { where(test: RawBuilder<SqlBool>): Q }>(query: Q): Q =>
    q
      ? query.where(sql<SqlBool>`(${holds(sql`coalesce(media.file_name, '') || ' ' || media.url`)} or exists (
          select 1 from media_text where media_id = media.id and ${holds(sql`alternative_text`)}))`)
      : query
  const { total } = await matching(db.selectFrom("media"))
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await matching(selectMedia(db))
    .orderBy("media.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, rows: await withTexts(db, rows) }
}

/** One picture, locked until the transaction ends; undefined if there is none. */
export async function lockMedia(tx: Tx, documentId: string): Promise<AdminMedia | undefined> {
  const row = await selectMedia(tx)
    .where("media.document_id", "=", documentId)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()
  const [media] = row ? await withTexts(tx, [row]) : []
  return media
}

/** Stores what a picture shows, in the given languages. */
export async function changeMediaTexts(tx: Tx, id: number, texts: Partial<Record<Locale, string>>): Promise<void> {
  for (const locale of locales) {
    const text = texts[locale]
    if (text === undefined) continue
    await tx
      .insertInto("media_text")
      .values({ media_id: id, locale, alternative_text: text })
      .onConflict((conflict) => conflict.columns(["media_id", "locale"]).doUpdateSet({ alternative_text: text }))
      .execute()
  }
}

/** Removes a picture with its texts and bytes. */
export async function removeMedia(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("media").where("id", "=", id).execute()
}
