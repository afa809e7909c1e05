import { type RawBuilder, sql } from "kysely"
import type { Locale } from "#core/locale.ts"
import type { Condition, FieldTable } from "./condition.ts"

export type Sort = { field: string; direction: "asc" | "desc" }

/** What part of a resource is asked for. */
export type Listing = {
  condition: Condition
  /** In order of weight; ties keep the order of the rows' keys. */
  sort: Sort[]
  /** From 1. */
  page: number
  pageSize: number
  locale: Locale
}

export type Page<T> = { rows: T[]; total: number }

/** `order by`, alike in both databases: nothing comes before everything, and the key settles ties. */
export function orderSql(fields: FieldTable, sort: Sort[], key: RawBuilder<unknown>): RawBuilder<unknown> {
  const terms = sort.map(({ field, direction }) => {
    const value = fields[field]?.value
    if (!value) throw new Error(`Unknown field: ${field}`)
    return direction === "asc" ? sql`${value} asc nulls first` : sql`${value} desc nulls last`
  })
  return sql.join([...terms, key])
}

/** First row of a page. */
export const offsetOf = ({ page, pageSize }: Listing) => (page - 1) * pageSize
