import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

const tables = ["media", "category", "app_setting"]

const sqliteNow = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
const postgresNow = `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** When pictures, categories and the settings were made, and how large a picture's file is: Strapi's clients expect it. What is
 *  there already was made now, as far as anyone knows. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  const now = sql.raw(isPostgres(db) ? postgresNow : sqliteNow)
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn("created_at", text).execute()
    await sql`update ${sql.table(table)} set created_at = ${now}`.execute(db)
    if (isPostgres(db)) {
      await sql`alter table ${sql.table(table)} alter column created_at set default ${now}`.execute(db)
    } else {
      // SQLite adds no column whose default is not a constant.
      await sql`create trigger ${sql.raw(`${table}_made`)} after insert on ${sql.table(table)}
        when new.created_at is null
        begin update ${sql.table(table)} set created_at = ${now} where id = new.id; end`.execute(db)
    }
  }
  await db.schema.alterTable("media").addColumn("bytes", whole).execute()
  // The bytes of uploads are base64 in parts: four letters are three bytes, but for those that fill up the end.
  await sql`update media set bytes = (
    select sum(length(content) / 4 * 3 - (length(content) - length(replace(content, '=', ''))))
    from media_file where media_id = media.id)`.execute(db)
}
