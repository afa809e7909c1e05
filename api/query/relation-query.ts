import { z } from "zod"
import type { Condition, FieldKind } from "#db/lists/condition.ts"
import type { Sort } from "#db/lists/listing.ts"
import type { QueryTree } from "../parameters/read-query.ts"
import { pickFields, readFields } from "./fields.ts"
import { readFilters, type TestedFields } from "./filters.ts"
import { passes } from "./passes.ts"
import { readSort } from "./sort.ts"

/** Types of the fields of a relation's entries; undefined = the field can be neither tested nor sorted by. */
export type EntryKind = Readonly<Record<string, FieldKind | undefined>>
/** The same by the relation's path, such as `colors.image`. */
export type RelationKinds = Readonly<Record<string, EntryKind>>

/** The requested fields, filter and order of a relation. */
export type RelationQuery = { fields: Set<string>; condition: Condition; sort: Sort[] }

type Schema = {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** The schema of an entry, without what says that it may be missing or several. */
function entrySchema(schema: Schema | undefined): Schema | undefined {
  const present = schema?.anyOf?.find(({ type }) => type !== "null") ?? schema
  return present?.items ? entrySchema(present.items) : present
}

function kindOf(schema: Schema): FieldKind | undefined {
  const { type, format } = entrySchema(schema) ?? {}
  if (schema.items) return undefined
  if (type === "string") return format === "date-time" ? "time" : "text"
  if (type === "integer") return "whole"
  if (type === "number") return "decimal"
  return type === "boolean" ? "flag" : undefined
}

/** Reads the field types of a resource's relations from its contract.
 *  @param paths relations, such as `colors.image` */
export function relationKinds(contract: z.ZodType, paths: readonly string[]): RelationKinds {
  // Handles only the part of JSON Schema that contracts use.
  const root = z.toJSONSchema(contract, { reused: "inline", unrepresentable: "any", metadata: z.registry() }) as Schema
  const schemaAt = (path: string) =>
    path.split(".").reduce<Schema | undefined>((at, name) => entrySchema(at?.properties?.[name]), root)
  return Object.fromEntries(
    paths.map((path) => {
      const entries = Object.entries(schemaAt(path)?.properties ?? {})
      return [path, Object.fromEntries(entries.map(([name, schema]) => [name, kindOf(schema)]))]
    }),
  )
}

/** Reads `fields`, `filters` and `sort` of `populate[path]`.
 *  @throws ApiError 400 that names what the relation does not have */
export function readRelationQuery(tree: QueryTree, path: string, kinds: EntryKind): RelationQuery {
  const at = ["populate", ...path.split(".")]
  const tested: TestedFields = Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => (kind ? [[name, { kind }]] : [])),
  )
  return {
    fields: readFields(tree.fields, Object.keys(kinds), [...at, "fields"]),
    condition: readFilters(tree.filters, tested, [...at, "filters"]),
    sort: readSort(tree.sort, tested),
  }
}

type Entry = Record<string, unknown>
const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value)

const rank = (value: unknown) => (value === null || value === undefined ? 0 : 1)

function compare(a: unknown, b: unknown): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  if (typeof a === "number" && typeof b === "number") return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : Number(left > right)
}

function inOrder(entries: Entry[], sort: Sort[]): Entry[] {
  if (sort.length === 0) return entries
  const difference = (a: Entry, b: Entry) => {
    for (const { field, direction } of sort) {
      const found = compare(a[field], b[field])
      if (found !== 0) return direction === "asc" ? found : -found
    }
    return 0
  }
  return entries.toSorted(difference)
}

function applied(value: unknown, { fields, condition, sort }: RelationQuery, requiredFields: Set<string>): unknown {
  if (Array.isArray(value)) {
    const entries = value.filter(isEntry).filter((entry) => passes(entry, condition))
    return inOrder(entries, sort).map((entry) => pickFields(entry, fields, requiredFields))
  }
  if (!isEntry(value)) return value
  return passes(value, condition) ? pickFields(value, fields, requiredFields) : null
}

function appliedAt(value: unknown, names: string[], query: RelationQuery, requiredFields: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => appliedAt(each, names, query, requiredFields))
  const [name, ...deeper] = names
  if (name === undefined || !isEntry(value) || !(name in value)) return value
  const below = value[name]
  return {
    ...value,
    [name]: deeper.length > 0 ? appliedAt(below, deeper, query, requiredFields) : applied(below, query, requiredFields),
  }
}

/** Leaves of a resource's relations what `populate` asks for.
 *  @param paths all the paths that are populated */
export function pickRelations<T extends object>(
  resource: T,
  { paths, relations }: { paths: Set<string>; relations: Map<string, RelationQuery> },
): T {
  // The deepest ones first: what is above them may be left out by their values no more.
  const deepestFirst = [...relations].toSorted(([a], [b]) => b.split(".").length - a.split(".").length)
  const result = deepestFirst.reduce<unknown>((value, [path, query]) => {
    const below = [...paths].filter((each) => each.startsWith(`${path}.`)).map((each) => each.slice(path.length + 1))
    return appliedAt(value, path.split("."), query, new Set(below))
  }, resource)
  // The same names with less below them.
  return result as T
}
