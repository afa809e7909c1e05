import { type CompiledQuery, type Insertable, type Kysely, type RawBuilder, sql } from "kysely"
import { isPostgres } from "./engine.ts"
import { preparedQuery } from "./prepared-query.ts"
import type { Schema } from "./schema.ts"

type Db = Kysely<Schema>

/** Types of both databases. */
const sqlTypes = { bigint: sql`bigint`, text: sql`text` }
type ColumnType = keyof typeof sqlTypes

const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value)

/** What the statements of this file take. PostgreSQL refuses two things in JSON: NUL, which the contract keeps out, and half a
 *  pair of UTF-16, for which U+FFFD stands, as a parameter has it. */
export const toJson = (rows: readonly unknown[]): string => JSON.stringify(rows, wellFormed)

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
const column = (name: string) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`

/** The rows that one parameter holds as JSON, to select from: a statement has the same text for any number of them, so it is
 *  built and prepared once.
 *  @param json by `toJson` */
export function jsonRows<Row>(db: Db, json: string, types: Record<keyof Row & string, ColumnType>): RawBuilder<Row> {
  const names: string[] = Object.keys(types)
  if (!isPostgres(db)) return sql<Row>`(select ${sql.join(names.map(column))} from json_each(${json}))`
  const typed = Object.entries<ColumnType>(types).map(([name, type]) => sql`${sql.ref(name)} ${sqlTypes[type]}`)
  return sql<Row>`(select ${refs(names)}
    from json_to_recordset(${json}::json) as given (${sql.join(typed)}))`
}

/** The values of a list that one parameter holds as JSON, for `in`. */
export const jsonTexts = (db: Db, json: string): RawBuilder<string> =>
  isPostgres(db)
    ? sql<string>`(select json_array_elements_text(${json}::json))`
    : sql<string>`(select value from json_each(${json}))`

/** As `jsonTexts`, for keys of rows. */
export const jsonKeys = (db: Db, json: string): RawBuilder<number> =>
  isPostgres(db)
    ? sql<number>`(select json_array_elements_text(${json}::json)::bigint)`
    : sql<number>`(select value from json_each(${json}))`

/** Rows of a table with the table's own types, to insert from. `where` keeps SQLite from taking `on conflict` for a join. */
const tableRows = (db: Db, table: string, { columns, json }: { columns: readonly string[]; json: string }) =>
  isPostgres(db)
    ? sql`select ${refs(columns)} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
    : sql`select ${sql.join(columns.map(column))} from json_each(${json}) where true`

type Insertion<T extends keyof Schema> = {
  columns: readonly (keyof Schema[T] & string)[]
  /** `on conflict …`, with one value that is given when it runs. */
  onConflict?: (value: string) => RawBuilder<unknown>
  returning?: readonly (keyof Schema[T] & string)[]
}

/** The statement of `rowInsertion`, alone or as a part of another one. */
export const insertion = <T extends keyof Schema & string>(
  db: Db,
  { table, columns, onConflict, returning }: { table: T } & Insertion<T>,
  { json, value = "" }: { json: string; value?: string },
) => sql`insert into ${sql.table(table)} (${refs(columns)}) ${tableRows(db, table, { columns, json })}
  ${onConflict?.(value) ?? sql``} ${returning ? sql`returning ${refs(returning)}` : sql``}`

/** On PostgreSQL, inserts rows that refer to rows which the same statement inserts.
 *  @param reference their column, the statement's part with its `id`, and the column of both by which they are found
 *  @param json rows with that column */
export const referringInsertion = <T extends keyof Schema & string>(
  { table, columns }: { table: T } & Pick<Insertion<T>, "columns">,
  reference: { column: keyof Schema[T] & string; part: string; by: string },
  json: string,
) => {
  const { column, part, by } = reference
  const values = columns.map((name) => (name === column ? sql.ref(`${part}.id`) : sql.ref(`filled.${name}`)))
  return sql`insert into ${sql.table(table)} (${refs(columns)}) select ${sql.join(values)}
    from json_array_elements(${json}::json) with ordinality as given (value, place)
    cross join lateral json_populate_record(null::${sql.table(table)}, given.value) as filled
    inner join ${sql.table(part)} on ${sql.ref(`${part}.${by}`)} = given.value ->> ${sql.lit(by)}
    order by given.place`
}

/** Inserts rows; its `query` is the statement for `pipelined`, undefined without rows. */
type RowInsertion<T extends keyof Schema, Returned> = {
  (db: Db, rows: readonly Insertable<Schema[T]>[], value?: string): Promise<Returned[]>
  query: (db: Db, rows: readonly Insertable<Schema[T]>[], value?: string) => CompiledQuery<Returned> | undefined
}

/** A statement that inserts any number of rows into a table, in their order.
 *  @returns inserts rows, and returns what `returning` names of those that were inserted or changed */
export function rowInsertion<T extends keyof Schema & string, Returned = unknown>(
  table: T,
  inserted: Insertion<T>,
): RowInsertion<T, Returned> {
  const insert = preparedQuery((db, values: { json: string; value: string }) => {
    const query = sql<Returned>`${insertion(db, { table, ...inserted }, values)}`
    return { compile: () => query.compile(db) }
  })
  const query = (db: Db, rows: readonly Insertable<Schema[T]>[], value = "") =>
    rows.length > 0 ? insert.query(db, { json: toJson(rows), value }) : undefined
  const run = async (db: Db, rows: readonly Insertable<Schema[T]>[], value?: string) => {
    const statement = query(db, rows, value)
    return statement ? (await db.executeQuery(statement)).rows : []
  }
  return Object.assign(run, { query })
}
