import { sql } from "kysely"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"

/** SQL as it does the same: without quotes, spaces and names' case. */
const normalized = (text: unknown) =>
  String(text)
    .replaceAll('"', "")
    .replace(/\s+/g, " ")
    .replace(/ ?([(),;=<>]) ?/g, "$1")
    .trim()
    .toLowerCase()

/** Everything that the tables are made of, a line each, to compare two databases of one engine: columns in their order with types,
 *  defaults and keys, checks, indexes, triggers, functions, counters. */
export async function readSchema(db: Db): Promise<string[]> {
  const statements = isPostgres(db) ? ofPostgres : ofSqlite
  const lines: string[] = []
  for (const statement of statements) {
    const { rows } = await statement.execute(db)
    lines.push(...rows.map(({ table, line }) => `${table}: ${normalized(line)}`))
  }
  if (!isPostgres(db)) lines.push(...(await readChecks(db)))
  return lines.toSorted()
}

type Line = { table: string; line: unknown }

const ownTables = sql`t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'kysely_%'`
const ofSqlite = [
  sql<Line>`select t.name as "table", concat_ws(' ', 'column', c.cid, c.name, c.type, c."notnull", c.dflt_value, c.pk) as line
    from sqlite_master t join pragma_table_xinfo(t.name) c where ${ownTables}`,
  sql<Line>`select t.name as "table", concat_ws(' ', 'key', f.seq, f."from", f."table", f."to", f.on_update, f.on_delete) as line
    from sqlite_master t join pragma_foreign_key_list(t.name) f where ${ownTables}`,
  sql<Line>`select t.name as "table", concat_ws(' ', 'index', i."unique", i.origin, i.partial,
      coalesce((select sql from sqlite_master where name = i.name),
        (select group_concat(name) from pragma_index_info(i.name)))) as line
    from sqlite_master t join pragma_index_list(t.name) i where ${ownTables}`,
  sql<Line>`select tbl_name as "table", sql as line from sqlite_master where type in ('trigger', 'view')`,
  sql<Line>`select t.name as "table", concat_ws(' ', 'counted', instr(lower(t.sql), 'autoincrement') > 0) as line
    from sqlite_master t where ${ownTables}`,
]

/** Checks and names of constraints are in the text of a table alone. */
async function readChecks(db: Db): Promise<string[]> {
  const { rows } =
    await sql<Line>`select t.name as "table", t.sql as line from sqlite_master t where ${ownTables}`.execute(db)
  return rows.flatMap(({ table, line }) =>
    [...normalized(line).matchAll(/check(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))|constraint (\w+)/g)].map(
      ([, check, name]) => `${table}: ${check ?? name}`,
    ),
  )
}

const ownRelation = sql`r.relnamespace = current_schema()::regnamespace and r.relkind = 'r' and r.relname not like 'kysely_%'`
const ofPostgres = [
  sql<Line>`select r.relname as "table", concat_ws(' ', 'column',
      rank() over (partition by r.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, (select collname from pg_collation where oid = a.attcollation),
      (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = r.oid and adnum = a.attnum)) as line
    from pg_class r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped where ${ownRelation}`,
  sql<Line>`select r.relname as "table", concat_ws(' ', c.conname, pg_get_constraintdef(c.oid)) as line
    from pg_class r join pg_constraint c on c.conrelid = r.oid and c.contype <> 'n' where ${ownRelation}`,
  sql<Line>`select r.relname as "table", i.indexdef as line
    from pg_class r join pg_indexes i on i.tablename = r.relname and i.schemaname = current_schema() where ${ownRelation}`,
  sql<Line>`select r.relname as "table", concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid)) as line
    from pg_class r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal where ${ownRelation}`,
  sql<Line>`select proname as "table", pg_get_functiondef(oid) as line
    from pg_proc where pronamespace = current_schema()::regnamespace`,
  sql<Line>`select sequencename as "table", concat_ws(' ', start_value, increment_by, data_type) as line
    from pg_sequences where schemaname = current_schema()`,
]
