import { sql } from "kysely"
import { type SizeGuideTexts, sizeGuideIn } from "#core/catalogue/size-guide.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db } from "../database.ts"
import { conditionSql, type FieldTable } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { findMainLocale } from "../texts/main-locale.ts"

/** Fields by which size guides are filtered and sorted. */
export const sizeGuideFields = {
  id: { kind: "whole", value: sql.ref("size_guide.id") },
  documentId: { kind: "text", value: sql.ref("size_guide.document_id") },
  kind: { kind: "text", value: sql.ref("size_guide.kind") },
  "brand.slug": { kind: "text", value: sql.ref("brand.slug") },
  updatedAt: { kind: "time", value: sql.ref("size_guide.updated_at") },
} satisfies FieldTable

/** The guides that the storefront shows: one without rows says nothing. */
const shownGuides = (db: Db) =>
  db
    .selectFrom("size_guide")
    .leftJoin("brand", "brand.id", "size_guide.brand_id")
    .where("size_guide.active", "=", 1)
    .where("size_guide.cells", "!=", "[]")

type StoredTexts = { note: string; headings: string; cells: string }

/** The texts of a row. Written by this program alone. */
export const guideTexts = (row: StoredTexts): SizeGuideTexts => ({
  note: JSON.parse(row.note) as Texts,
  headings: JSON.parse(row.headings) as Texts[],
  cells: JSON.parse(row.cells) as Texts[][],
})

/** The texts as they are stored. */
export const guideColumns = ({ note, headings, cells }: SizeGuideTexts): StoredTexts => ({
  note: JSON.stringify(note),
  headings: JSON.stringify(headings),
  cells: JSON.stringify(cells),
})

const selectGuides = async (db: Db, ids: readonly number[], locale: Locale) => {
  const rows = await shownGuides(db)
    .selectAll("size_guide")
    .select(["brand.slug", "brand.name"])
    .where("size_guide.id", "in", ids)
    .execute()
  const main = await findMainLocale(db)
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    kind: row.kind,
    updatedAt: row.updated_at,
    brand: row.slug !== null && row.name !== null ? { slug: row.slug, name: row.name } : null,
    ...sizeGuideIn(guideTexts(row), locale, main),
  }))
}

type SizeGuideRow = Awaited<ReturnType<typeof selectGuides>>[number]

/** One page of the guides that pass a filter, and how many pass it in all. */
export async function listSizeGuides(db: Db, listing: Listing): Promise<Page<SizeGuideRow>> {
  const matching = shownGuides(db).where(conditionSql(db, sizeGuideFields, listing))
  const { ids, total } = await findPage(db, matching, { fields: sizeGuideFields, listing, key: "size_guide.id" })
  const rows = ids.length ? await selectGuides(db, ids, listing.locale) : []
  return { rows: sortByIds(ids, rows, ({ id }) => id), total }
}
