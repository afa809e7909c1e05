import { sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Db } from "../../database.ts"
import { conditionSql, type FieldTable } from "../../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../../lists/listing.ts"
import { textLanguages } from "../../texts/borrowed-texts.ts"
import type { StoredBlock } from "../../texts/stored-block.ts"

/** Fields by which information pages are filtered and sorted. */
export const pageFields = {
  id: { kind: "whole", value: sql.ref("page.id") },
  documentId: { kind: "text", value: sql.ref("page.document_id") },
  slug: { kind: "text", value: sql.ref("page.slug") },
  title: { kind: "text", value: sql.ref("page_text.title") },
  updatedAt: { kind: "time", value: sql.ref("page.updated_at") },
} satisfies FieldTable

function pagesIn(db: Db, locale: Locale) {
  return db
    .selectFrom("page")
    .innerJoin("page_text", (join) =>
      join.onRef("page_text.page_id", "=", "page.id").on("page_text.locale", "=", locale),
    )
    .where("page.hidden", "=", 0)
    .where("page.removed_at", "is", null)
}

const selectPages = (db: Db, locale: Locale) =>
  pagesIn(db, locale)
    .select(["page.id", "page.document_id as documentId", "page.slug", "page.updated_at as updatedAt"])
    .select(["page_text.title", "page_text.description", "page_text.content", "page_text.borrowed"])

/** An information page; `content` may hold `{placeholders}` for the shop's settings. */
export type PageRow = {
  id: number
  documentId: string
  slug: string
  title: string
  description: string
  textLanguages?: TextLanguages
  content: StoredBlock[]
  updatedAt: string
}

/** One page of the information pages that pass a filter, and how many pass it in all. */
export async function listPages(db: Db, listing: Listing): Promise<Page<PageRow>> {
  const condition = conditionSql(db, pageFields, listing)
  const matching = pagesIn(db, listing.locale).where(condition)
  const { ids, total } = await findPage(db, matching, { fields: pageFields, listing, key: "page.id" })
  const rows = ids.length ? await selectPages(db, listing.locale).where("page.id", "in", ids).execute() : []
  // Written by this program alone.
  const withContent = rows.map(({ borrowed, ...row }) => ({
    ...row,
    ...textLanguages(borrowed, { title: "title", description: "description", content: "content" }),
    content: JSON.parse(row.content) as StoredBlock[],
  }))
  return { rows: sortByIds(ids, withContent, ({ id }) => id), total }
}
