import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"

/** Strapi's names of the tests. Texts are compared letter by letter, but for those that end with `i`. */
export const operators = [
  "$eq",
  "$eqi",
  "$ne",
  "$nei",
  "$in",
  "$notIn",
  "$contains",
  "$notContains",
  "$containsi",
  "$notContainsi",
  "$startsWith",
  "$startsWithi",
  "$endsWith",
  "$endsWithi",
  "$lt",
  "$lte",
  "$gt",
  "$gte",
  "$between",
  "$null",
  "$notNull",
] as const
export type Operator = (typeof operators)[number]

/** Type of a field's value outside the database: a text, a whole number, a number, centimes, yes or no, an ISO 8601
 *  time. */
export type FieldKind = "text" | "whole" | "decimal" | "centimes" | "flag" | "time"

/** A field that a list may be filtered by. */
export type Field = {
  kind: FieldKind
  value: RawBuilder<unknown>
  /** For a field of a relation with many: turns a test on one of them into a test that any of them passes. It does not
   *  depend on the row, so that a database runs it once a query and not once a row. */
  any?: (test: RawBuilder<SqlBool>, locale: Locale) => RawBuilder<SqlBool>
  /** Cost of a test or sort by it, compared with a column of the row itself, which costs 0 (api/query/query-cost.ts). */
  cost?: number
  /** No two entries have the same value in one language. */
  isUnique?: boolean
}

/** The fields of a resource by their names on the wire; a relation's are `brand.slug`. */
export type FieldTable = Readonly<Record<string, Field>>

export type Value = string | number | boolean

/** A filter: one test, or several joined. `values` has one value, but for `$in` and `$notIn`, and two for `$between`. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { field: string; operator: Operator; values: Value[] }

/** The names of the fields that a filter tests. */
export function fieldsOfCondition(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(fieldsOfCondition)
  if ("not" in condition) return fieldsOfCondition(condition.not)
  return "any" in condition ? condition.any.flatMap(fieldsOfCondition) : [condition.field]
}

type Compare = (value: RawBuilder<unknown>, given: (string | number)[], db: Db) => RawBuilder<SqlBool>

const first = (given: (string | number)[]) => given[0] ?? null

const isFilled = (value: RawBuilder<unknown>, isWanted: boolean): RawBuilder<SqlBool> =>
  isWanted ? sql`${value} is not null` : sql`${value} is null`

// SQLite's `instr` is much faster than a function of the shop's, and PostgreSQL has no `instr`.
const contains: Compare = (value, given, db) =>
  isPostgres(db) ? sql`hanout_contains(${value}, ${first(given)})` : sql`instr(${value}, ${first(given)}) > 0`
const containsFold: Compare = (value, given) => sql`hanout_contains_fold(${value}, ${first(given)})`
/** Characters as both databases count them. */
const lengthOf = (given: (string | number)[]) => [...String(first(given))].length
// A value that contains the text and is as long equals it.
const equalsFold: Compare = (value, given, db) =>
  sql`(length(${value}) = ${lengthOf(given)} and ${containsFold(value, given, db)})`

const head = (value: RawBuilder<unknown>, given: (string | number)[]) => sql`substr(${value}, 1, ${lengthOf(given)})`
const tail = (value: RawBuilder<unknown>, given: (string | number)[]) =>
  sql`substr(${value}, length(${value}) - ${lengthOf(given)} + 1)`

/** As in SQL and in Strapi, a missing value passes no test, nor its opposite: `$null` asks for it. */
const comparisons: Record<Operator, Compare> = {
  $eq: (value, given) => sql`${value} = ${first(given)}`,
  $eqi: equalsFold,
  $ne: (value, given) => sql`${value} <> ${first(given)}`,
  $nei: (...test) => sql`not ${equalsFold(...test)}`,
  $in: (value, given) => (given.length === 0 ? sql`1 = 0` : sql`${value} in (${sql.join(given)})`),
  $notIn: (value, given) => (given.length === 0 ? isFilled(value, true) : sql`${value} not in (${sql.join(given)})`),
  $contains: contains,
  $notContains: (...test) => sql`not ${contains(...test)}`,
  $containsi: containsFold,
  $notContainsi: (...test) => sql`not ${containsFold(...test)}`,
  $startsWith: (value, given) => sql`${head(value, given)} = ${first(given)}`,
  $startsWithi: (value, given, db) => containsFold(head(value, given), given, db),
  $endsWith: (value, given) => sql`${tail(value, given)} = ${first(given)}`,
  $endsWithi: (value, given, db) => containsFold(tail(value, given), given, db),
  $lt: (value, given) => sql`${value} < ${first(given)}`,
  $lte: (value, given) => sql`${value} <= ${first(given)}`,
  $gt: (value, given) => sql`${value} > ${first(given)}`,
  $gte: (value, given) => sql`${value} >= ${first(given)}`,
  $between: (value, given) => sql`${value} between ${first(given)} and ${given[1] ?? null}`,
  $null: (value, given) => isFilled(value, first(given) !== 1),
  $notNull: (value, given) => isFilled(value, first(given) === 1),
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
  if ("not" in condition) return sql`not ${sqlOf(condition.not)}`
  const field = fields[condition.field]
  if (!field) throw new Error(`Unknown field: ${condition.field}`)
  const test = comparisons[condition.operator](field.value, condition.values.map(stored), db)
  return field.any ? field.any(test, locale) : test
}

/** The test that something is published at a moment; false of drafts, whose `published_at` is null. */
export const isPublished = (table: string, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.published_at`)} <= ${now.toISOString()}`
