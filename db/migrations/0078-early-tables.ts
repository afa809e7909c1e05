import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Steps of this program's first week were changed after databases had been made with them. What they got later is added where a
 *  database lacks it. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, refers, required, text, whole } = columns(db)
  const schema = sql<{ name: string }>`select current_schema() as name`
  const own = isPostgres(db) ? (await schema.execute(db)).rows[0]?.name : undefined
  const tables = (await db.introspection.getTables()).filter((table) => table.schema === own)
  const has = (table: string, column = "id") =>
    tables.some(({ name, columns: known }) => name === table && known.some((each) => each.name === column))
  // 0010
  if (!has("staff_invitation", "staff_id")) {
    const staffId = (c: Parameters<ReturnType<typeof refers>>[0]) => c.references("staff_user.id").onDelete("cascade")
    await db.schema.alterTable("staff_invitation").addColumn("staff_id", text, staffId).execute()
  }
  if (!isPostgres(db)) {
    await sql`create trigger if not exists audit_log_no_replace before insert on audit_log
      when exists (select 1 from audit_log where id = new.id)
      begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
  }
  // 0067
  if (!has("backup_run", "copied_to")) await db.schema.alterTable("backup_run").addColumn("copied_to", text).execute()
  // 0069
  if (has("removed_stock_alert")) return
  await db.schema
    .createTable("removed_stock_alert")
    .addColumn("id", whole, key)
    .addColumn("removed_id", whole, refers("removed_product.id"))
    .addColumn("email", text, required)
    .addColumn("token", text, required)
    .addColumn("content", text, required)
    .execute()
  for (const column of ["removed_id", "email", "token"]) {
    await db.schema.createIndex(`removed_stock_alert_${column}`).on("removed_stock_alert").column(column).execute()
  }
}
