import type { Compilable, CompiledQuery, Kysely } from "kysely"
import { isPostgres } from "./engine.ts"
import type { Schema } from "./schema/schema.ts"

type Db = Kysely<Schema>

type Path = readonly (string | number)[]

/** Stands in a query for the value that a path leads to when the query is run. */
class Placeholder {
  readonly path: Path

  constructor(path: Path) {
    this.path = path
  }
}

/** Lengths of the lists with which a query is cached: every length is a separate SQL text. */
const maxListed = 64
const listLengths = [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, maxListed]

/** Values for `in` as a list of one of few lengths: the last one is repeated. Every length is a statement of its own, and the longer
 *  ones, multiples of the longest that is cached, are few too. */
export function inList<Value>(values: readonly Value[]): Value[] {
  const length = listLengths.find((each) => each >= values.length) ?? Math.ceil(values.length / maxListed) * maxListed
  const [last] = values.slice(-1)
  return last === undefined ? [] : [...values, ...Array<Value>(length - values.length).fill(last)]
}

const lists = (values: object) => Object.values(values).filter(Array.isArray)

function placeholdersFor(values: unknown, path: Path = []): unknown {
  if (values === undefined) return undefined
  if (Array.isArray(values)) return values.map((value, index) => placeholdersFor(value, [...path, index]))
  if (typeof values !== "object" || values === null) return new Placeholder(path)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, placeholdersFor(value, [...path, name])]),
  )
}

/** The names and lengths of what is there, which a query's text depends on: `{ids[2,],least}`. */
function shapeOf(values: unknown): string {
  if (Array.isArray(values)) return `[${values.length}${values.map(shapeOf).join()}]`
  if (typeof values !== "object" || values === null) return ""
  const parts = Object.entries(values).filter(([, value]) => value !== undefined)
  return `{${parts.map(([name, value]) => name + shapeOf(value)).join()}}`
}

function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null ? Reflect.get(at, step) : at),
    values,
  )
}

/** The texts of cached queries, each with the short name of its prepared statement on PostgreSQL. */
const names = new Map<string, string>()

/** @returns undefined for a query that is not cached */
export const statementName = (text: string): string | undefined => names.get(text)

/** Builds and compiles a query once, and runs it with different values. PostgreSQL prepares it, so it must name its columns: the
 *  result of `*` changes with a migration.
 *  @param build gets placeholders for the values and must only pass them into the query. Every value that changes between runs must be
 *  among them. Lists of different lengths, and optional values, need queries of their own.
 *  @returns runs the query; its `query` returns it with values, for `pipelined` */
export function preparedQuery<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>()

  const compile = (db: Db, values: Values, shape: string) => {
    // Kysely takes any object that is no expression for a value.
    const query = build(db, placeholdersFor(values) as Values).compile()
    compiled.set(shape, query)
    if (!names.has(query.sql)) names.set(query.sql, `prepared-${names.size}`)
    return query
  }

  const query = (db: Db, values: Values): CompiledQuery<Row> => {
    if (lists(values).some(({ length }) => length > 0 && !listLengths.includes(length)))
      return build(db, values).compile()
    const shape = `${isPostgres(db)} ${shapeOf(values)}`
    const prepared = compiled.get(shape) ?? compile(db, values, shape)
    const parameters = prepared.parameters.map((each) =>
      each instanceof Placeholder ? valueAt(values, each.path) : each,
    )
    return { ...prepared, parameters }
  }
  const run = async (db: Db, values: Values): Promise<Row[]> => (await db.executeQuery<Row>(query(db, values))).rows
  return Object.assign(run, { query })
}
