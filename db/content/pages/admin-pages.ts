import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db, Tx } from "../../database.ts"
import { ownTexts, textRows } from "../../texts/borrowed-texts.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { type Contents, contentJson, inEach, ownContents } from "../stored-content.ts"

/** Texts of an information page. */
export type PageTexts = { title: Texts; description: Texts; content: Contents }

export type FoundPage = PageTexts & {
  documentId: string
  slug: string
  /** Whether the merchant added it. */
  own: boolean
  hidden: boolean
  updatedAt: string
}

/** All pages with their texts, by slug: those of information, and the merchant's own (core/content/own-page.ts). */
export async function listAdminPages(db: Db): Promise<FoundPage[]> {
  const rows = await db.selectFrom("page").selectAll().where("removed_at", "is", null).orderBy("slug").execute()
  const listed = db.selectFrom("page").select("id").where("removed_at", "is", null)
  const found = await db.selectFrom("page_text").selectAll().where("page_id", "in", listed).execute()
  const texts = Map.groupBy(found, (text) => text.page_id)
  return rows.map((row) => {
    const own = texts.get(row.id) ?? []
    return {
      documentId: row.document_id,
      slug: row.slug,
      own: row.own === 1,
      hidden: row.hidden === 1,
      updatedAt: row.edited_at,
      content: ownContents(own),
      title: ownTexts(own, "title"),
      description: ownTexts(own, "description"),
    }
  })
}

/** Converts the texts to a row for each language; a missing text is borrowed from the main language. */
export const pageRows = ({ title, description, content }: PageTexts, main: Locale) =>
  textRows(
    inEach((locale) => ({
      title: title[locale],
      description: description[locale],
      content: contentJson(content[locale]),
    })),
    main,
  )

/** Changes a page if nobody has since it was read.
 *  @returns whether it was so */
export async function changePage(
  tx: Tx,
  { documentId, readAt, texts }: { documentId: string; readAt: string; texts: PageTexts },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const changed = await tx
    .updateTable("page")
    .set({ updated_at: at, edited_at: at })
    .where("document_id", "=", documentId)
    .where("edited_at", "=", readAt)
    .returning("id")
    .executeTakeFirst()
  if (!changed) return false
  const rows = pageRows(texts, await findMainLocale(tx)).map((row) => ({ ...row, page_id: changed.id }))
  await tx.deleteFrom("page_text").where("page_id", "=", changed.id).execute()
  await tx.insertInto("page_text").values(rows).execute()
  return true
}
