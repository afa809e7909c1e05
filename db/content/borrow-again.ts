import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import { translatedFields } from "#core/catalogue/product-fields.ts"
import { columnsOf } from "#core/fields/field-values.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { searchColumn } from "../lists/search-column.ts"
import { ownText, textRows } from "../texts/borrowed-texts.ts"
import { inTransaction } from "../transaction.ts"
import { refreshPostSearch } from "./post-search.ts"

type TextTable = {
  key: string
  fields: readonly string[]
  /** Rewrites what the entries with these keys are found by. */
  refresh?: (tx: Tx, ids: number[]) => Promise<void>
}

/** The tables of texts that a language may borrow. Settings are stored by their form, which chooses the language. */
const tables = {
  product_text: {
    key: "product_id",
    fields: [...columnsOf(translatedFields), "description", "additional_information", "tags"],
    refresh: refreshProductSearch,
  },
  product_color_text: { key: "color_id", fields: ["name"] },
  product_feature_text: { key: "feature_id", fields: ["title", "text"] },
  category_text: { key: "category_id", fields: ["title"] },
  // Before the posts, which are found by their topics.
  post_category_text: { key: "post_category_id", fields: ["title"] },
  post_tag_text: { key: "post_tag_id", fields: ["title"] },
  post_text: {
    key: "post_id",
    fields: ["title", "excerpt", "content", "author_name", "author_role", "quote_text", "quote_source"],
    refresh: refreshPostSearch,
  },
  page_text: { key: "page_id", fields: ["title", "description", "content"] },
  coupon_text: { key: "coupon_id", fields: ["title"] },
} satisfies Record<string, TextTable>

/** Entries of a transaction: some milliseconds in which orders wait on SQLite. */
const batch = 50
/** Milliseconds between two, for waiting transactions. */
const pause = 20

type TableName = keyof typeof tables
const names = Object.keys(tables) as TableName[]

/** Notes that another language has become the main one; belongs to the transaction of that change. */
export async function beginBorrowing(tx: Tx, main: Locale): Promise<void> {
  await tx.deleteFrom("text_borrowing").execute()
  const row = { id: 1, main_locale: main, table_name: names[0] ?? "", after_key: 0 }
  await tx.insertInto("text_borrowing").values(row).execute()
}

/** Lets the next entries borrow again.
 *  @returns whether there are more */
function borrowPart(db: Db): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const progress = await tx
      .selectFrom("text_borrowing")
      .select(["main_locale", "table_name", "after_key"])
      .$if(isPostgres(tx), (query) => query.forUpdate())
      .executeTakeFirst()
    const table = names.find((name) => name === progress?.table_name)
    if (!progress || !table) return false
    const columns: TextTable = tables[table]
    const entries = Map.groupBy(await readRows(tx, table, columns, progress.after_key), (row) => row.key)
    const changed: number[] = []
    for (const [key, rows] of entries)
      if (await borrowAgain(tx, { table, columns, key, rows, main: progress.main_locale })) changed.push(key)
    if (changed.length > 0) await columns.refresh?.(tx, changed)
    const last = [...entries.keys()].at(-1)
    const next = entries.size < batch ? names[names.indexOf(table) + 1] : table
    if (next === undefined) {
      await tx.deleteFrom("text_borrowing").execute()
      await touchContent(tx, ["all"])
      return false
    }
    const place = { table_name: next, after_key: next === table && last !== undefined ? last : 0 }
    await tx.updateTable("text_borrowing").set(place).execute()
    return true
  })
}

/** Lets every text borrow again, after another language has become the main one: what a language has no text of its own
 *  for, it has from the new one. In short transactions; what a process leaves undone another one goes on with. Only those are
 *  written whose borrowed texts change.
 *  @param stopping ends it after the transaction under way */
export async function borrowTextsAgain(db: Db, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await borrowPart(db))) await setTimeout(pause)
}

type StoredRow = { key: number; locale: Locale; borrowed: string; texts: Record<string, string | null> }

async function readRows(tx: Tx, table: string, { key, fields }: TextTable, after: number): Promise<StoredRow[]> {
  const column = sql.ref(key)
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)}
    where ${column} in (
      select distinct ${column} from ${sql.table(table)} where ${column} > ${after} order by ${column} limit ${batch})
    order by ${column}`.execute(tx)
  return rows.map((row) => ({
    key: Number(row[key]),
    // Written by this program alone.
    locale: row.locale as Locale,
    borrowed: row.borrowed as string,
    texts: Object.fromEntries(fields.map((field) => [field, row[field] as string | null])),
  }))
}

type Entry = { table: string; columns: TextTable; key: number; rows: StoredRow[]; main: Locale }

/** @returns whether a text is another one now */
async function borrowAgain(tx: Tx, { table, columns, key, rows, main }: Entry): Promise<boolean> {
  const ownIn = (locale: Locale) => {
    const row = rows.find((one) => one.locale === locale)
    const own = (field: string) => (row ? ownText(row, field, row.texts[field] ?? "", "") : "")
    return Object.fromEntries(columns.fields.map((field) => [field, own(field)]))
  }
  const [fr = {}, ar = {}, en = {}] = locales.map(ownIn)
  let hasChanged = false
  for (const { locale, borrowed, ...texts } of textRows({ fr, ar, en }, main)) {
    const before = rows.find((row) => row.locale === locale)
    const isNullable = (field: string) => texts[field] === "" && before?.texts[field] === null
    const isSame = columns.fields.every((field) => isNullable(field) || before?.texts[field] === texts[field])
    if (!before || (isSame && before.borrowed === borrowed)) continue
    hasChanged ||= !isSame
    const values = columns.fields.map(
      (field) => sql`${sql.ref(field)} = ${isNullable(field) ? null : (texts[field] ?? "")}`,
    )
    await sql`
      update ${sql.table(table)} set ${sql.join([...values, sql`borrowed = ${borrowed}`])}
      where ${sql.ref(columns.key)} = ${key} and locale = ${locale}`.execute(tx)
  }
  return hasChanged
}

async function refreshProductSearch(tx: Tx, ids: number[]): Promise<void> {
  const rows = await tx
    .selectFrom("product_text as t")
    .innerJoin("product as p", "p.id", "t.product_id")
    .innerJoin("brand as b", "b.id", "p.brand_id")
    .select(["t.product_id", "t.locale", "t.name", "t.tags", "t.short_description", "b.name as brand"])
    .where("t.product_id", "in", ids)
    .execute()
  for (const row of rows) {
    // Written by this program alone.
    const words = [row.name, row.brand, ...(JSON.parse(row.tags) as string[]), row.short_description]
    await tx
      .updateTable("product_text")
      .set({ search: searchColumn(words) })
      .where("product_id", "=", row.product_id)
      .where("locale", "=", row.locale)
      .execute()
  }
}
