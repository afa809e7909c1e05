import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Locale } from "#core/locale.ts"
import type { Db } from "./database.ts"
import { isPostgres } from "./engine.ts"

export const operators = [
  "$eq",
  "$ne",
  "$in",
  "$contains",
  "$containsi",
  "$lt",
  "$lte",
  "$gt",
  "$gte",
  "$null",
] as const
export type Operator = (typeof operators)[number]

/** What a field holds, outside the database: a text, a whole number, a number, centimes, yes or no, an ISO 8601 time. */
export type FieldKind = "text" | "whole" | "decimal" | "centimes" | "flag" | "time"

/** A field that a list may be filtered by. */
export type Field = {
  kind: FieldKind
  value: RawBuilder<unknown>
  /** For a field of a relation with many: turns a test on one of them into a test that any of them passes. It does not
   *  depend on the row, so that a database runs it once a query and not once a row. */
  any?: (test: RawBuilder<SqlBool>, locale: Locale) => RawBuilder<SqlBool>
  /** What testing or sorting by it costs beside a column of the row itself, which costs 0 (api/query/query-cost.ts). */
  cost?: number
}

/** The fields of a resource by their names on the wire; a relation's are `brand.slug`. */
export type FieldTable = Readonly<Record<string, Field>>

export type Value = string | number | boolean

/** A filter: one test, or several joined. `values` has one value, but for `$in`. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { field: string; operator: Operator; values: Value[] }

type Compare = (value: RawBuilder<unknown>, given: (string | number)[], db: Db) => RawBuilder<SqlBool>

const first = (given: (string | number)[]) => given[0] ?? null

/** Unlike SQL's own `<>`, `$ne` is true of a missing value: it is the opposite of `$eq`. */
const comparisons: Record<Operator, Compare> = {
  $eq: (value, given) => sql`${value} = ${first(given)}`,
  $ne: (value, given) => sql`${value} is distinct from ${first(given)}`,
  $in: (value, given) => (given.length === 0 ? sql`1 = 0` : sql`${value} in (${sql.join(given)})`),
  // SQLite's own function is much faster than one of ours there, and PostgreSQL has none of this name.
  $contains: (value, given, db) =>
    isPostgres(db) ? sql`hanout_contains(${value}, ${first(given)})` : sql`instr(${value}, ${first(given)}) > 0`,
  $containsi: (value, given) => sql`hanout_contains_fold(${value}, ${first(given)})`,
  $lt: (value, given) => sql`${value} < ${first(given)}`,
  $lte: (value, given) => sql`${value} <= ${first(given)}`,
  $gt: (value, given) => sql`${value} > ${first(given)}`,
  $gte: (value, given) => sql`${value} >= ${first(given)}`,
  $null: (value, given) => (first(given) === 1 ? sql`${value} is null` : sql`${value} is not null`),
}

const stored = (value: Value) => (typeof value === "boolean" ? Number(value) : value)

function joined(parts: RawBuilder<SqlBool>[], word: "and" | "or"): RawBuilder<SqlBool> {
  if (parts.length === 0) return word === "and" ? sql`1 = 1` : sql`1 = 0`
  return sql`(${sql.join(parts, sql.raw(` ${word} `))})`
}

/** Turns a filter into SQL.
 *  @param listing the filter, and the language that the texts of relations are compared in
 *  @throws when it names a field that is not in the table: the caller has checked it */
export function conditionSql(
  db: Db,
  fields: FieldTable,
  { condition, locale }: { condition: Condition; locale: Locale },
): RawBuilder<SqlBool> {
  const sqlOf = (part: Condition) => conditionSql(db, fields, { condition: part, locale })
  if ("all" in condition) return joined(condition.all.map(sqlOf), "and")
  if ("any" in condition) return joined(condition.any.map(sqlOf), "or")
  const field = fields[condition.field]
  if (!field) throw new Error(`Unknown field: ${condition.field}`)
  const test = comparisons[condition.operator](field.value, condition.values.map(stored), db)
  return field.any ? field.any(test, locale) : test
}
