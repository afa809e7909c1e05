import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely"
import { isPostgres } from "../engine.ts"

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** The untyped handle of a migration: it must not follow later changes of the schema's types. */
export type MigrationDb = Kysely<Record<string, Record<string, unknown>>>

/** Column types that mean the same in both databases. */
export function columns(db: MigrationDb) {
  const postgres = isPostgres(db)
  const required: Column = (column) => column.notNull()
  const own: Column = (column) => (postgres ? column.generatedByDefaultAsIdentity() : column.autoIncrement())
  return {
    required,
    /** Compared byte by byte, as SQLite does. */
    text: postgres ? sql`text collate "C"` : sql`text`,
    whole: postgres ? sql`bigint` : sql`integer`,
    decimal: postgres ? sql`double precision` : sql`real`,
    /** A row number that is never given twice. */
    key: (column: ColumnDefinitionBuilder) => own(column).primaryKey(),
    refers: (target: string) => (column: ColumnDefinitionBuilder) =>
      column.notNull().references(target).onDelete("cascade"),
    mayRefer: (target: string) => (column: ColumnDefinitionBuilder) => column.references(target).onDelete("set null"),
    unique: (column: ColumnDefinitionBuilder) => column.notNull().unique(),
  }
}
