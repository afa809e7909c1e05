import { type RawBuilder, type SqlBool, sql } from "kysely"

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
  /** For a field of a relation with many: turns a test on one of them into a test that any of them passes. */
  any?: (test: RawBuilder<SqlBool>) => RawBuilder<SqlBool>
}

/** The fields of a resource by their names on the wire; a relation's are `brand.slug`. */
export type FieldTable = Readonly<Record<string, Field>>

export type Value = string | number | boolean

/** A filter: one test, or several joined. `values` has one value, but for `$in`. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { field: string; operator: Operator; values: Value[] }

type Compare = (value: RawBuilder<unknown>, given: (string | number)[]) => RawBuilder<SqlBool>

const first = (given: (string | number)[]) => given[0] ?? null

/** Unlike SQL's own `<>`, `$ne` is true of a missing value: it is the opposite of `$eq`. */
const comparisons: Record<Operator, Compare> = {
  $eq: (value, given) => sql`${value} = ${first(given)}`,
  $ne: (value, given) => sql`${value} is distinct from ${first(given)}`,
  $in: (value, given) => (given.length === 0 ? sql`1 = 0` : sql`${value} in (${sql.join(given)})`),
  $contains: (value, given) => sql`hanout_contains(${value}, ${first(given)})`,
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
 *  @throws when it names a field that is not in the table: the caller has checked it */
export function conditionSql(fields: FieldTable, condition: Condition): RawBuilder<SqlBool> {
  const sqlOf = (part: Condition) => conditionSql(fields, part)
  if ("all" in condition) return joined(condition.all.map(sqlOf), "and")
  if ("any" in condition) return joined(condition.any.map(sqlOf), "or")
  const field = fields[condition.field]
  if (!field) throw new Error(`Unknown field: ${condition.field}`)
  const test = comparisons[condition.operator](field.value, condition.values.map(stored))
  return field.any ? field.any(test) : test
}
