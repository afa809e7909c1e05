import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import type { Condition, FieldTable } from "./condition.ts"

export type Sort = { field: string; direction: "asc" | "desc" }

/** The requested part of a resource. */
export type Listing = {
  condition: Condition
  /** In order of weight; ties keep the order of the rows' keys. */
  sort: Sort[]
  /** Entries before the part, and at most in it. */
  start: number
  limit: number
  locale: Locale
}

export type Page<T> = { rows: T[]; total: number }

/** `order by`, alike in both databases: nothing comes before everything, and the key settles ties. */
function orderSql(sort: Sort[], from: string): RawBuilder<unknown> {
  const terms = sort.map(({ direction }, index) => {
    const value = sql.ref(`${from}.sort${index}`)
    return direction === "asc" ? sql`${value} asc nulls first` : sql`${value} desc nulls last`
  })
  return sql.join([...terms, sql.ref(`${from}.id`)])
}

/** Finds the keys of one page's rows and counts all matching rows, in one pass. The page's rows are then read by their keys
 *  (`sortByIds`).
 *  @param matching the rows that match, without columns
 *  @param key the column that identifies a row
 *  @throws when the listing sorts by a field that is not in the table: the caller has checked it */
export async function findPage<DB, TB extends keyof DB>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, object>,
  { fields, listing, key }: { fields: FieldTable; listing: Listing; key: string },
): Promise<{ ids: number[]; total: number }> {
  const { sort, start, limit } = listing
  const values = sort.map(({ field }, index) => {
    const value = fields[field]?.value
    if (!value) throw new Error(`Unknown field: ${field}`)
    return value.as(`sort${index}`)
  })
  const keyed = matching.select([sql.ref<number>(key).as("id"), ...values])
  const { rows } = await sql<{ total: number; id: number | null }>`
    with matching as materialized ${keyed}
    select counted.total, page.id from (select count(*) as total from matching) as counted
    left join (
      select * from matching order by ${orderSql(sort, "matching")}
      limit ${limit} offset ${start}
    ) as page on true order by ${orderSql(sort, "page")}`.execute(db)
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
}

/** The rows with these keys in the order of the keys; a row that is gone meanwhile is left out. */
export function sortByIds<T>(ids: readonly number[], rows: readonly T[], keyOf: (row: T) => number): T[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return ids.flatMap((id) => byKey.get(id) ?? [])
}
