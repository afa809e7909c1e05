import type { Locale } from "#core/i18n/locale.ts"
import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { type PageTexts, pageRows } from "./admin-pages.ts"
import type { PageRow } from "./pages.ts"

/** Keeps what a page would say until a moment, and drops what was stored long enough.
 *  @returns its documentId; undefined when there is no such page */
export async function insertPagePreview(
  tx: Tx,
  pageDocumentId: string,
  texts: PageTexts,
  { now, until }: { now: Date; until: string },
): Promise<string | undefined> {
  const page = await tx.selectFrom("page").select("id").where("document_id", "=", pageDocumentId).executeTakeFirst()
  if (!page) return undefined
  await tx.deleteFrom("page_preview").where("until", "<=", now.toISOString()).execute()
  const row = { document_id: randomDocumentId(), page_id: page.id, texts: JSON.stringify(texts), until }
  await tx.insertInto("page_preview").values(row).execute()
  return row.document_id
}

/** A page as it would be, by the documentId of its preview. */
export async function findPagePreview(db: Db, documentId: string, locale: Locale): Promise<PageRow | undefined> {
  const row = await db
    .selectFrom("page_preview")
    .innerJoin("page", "page.id", "page_preview.page_id")
    .select(["page.id", "page.document_id as documentId", "page.slug", "page.updated_at as updatedAt", "texts"])
    .where("page_preview.document_id", "=", documentId)
    .executeTakeFirst()
  if (!row) return undefined
  const { texts, ...page } = row
  // Written by this program alone.
  const own = pageRows(JSON.parse(texts) as PageTexts, await findMainLocale(db)).find((one) => one.locale === locale)
  return own && { ...page, title: own.title, description: own.description, content: JSON.parse(own.content) }
}
