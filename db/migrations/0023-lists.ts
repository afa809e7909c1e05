import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { auditSearchText } from "../staff/audit-search.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** What lists mail and the audit log fast where there are a hundred thousand rows: each index holds all that a list is
 *  filtered, counted and sorted by. */
export async function up(db: MigrationDb): Promise<void> {
  const index = (name: string, table: string, names: string[]) =>
    db.schema.createIndex(name).on(table).columns(names).execute()
  await index("mail_outbox_listed", "mail_outbox", ["created_at", "id", "status", "kind", "recipient"])
  // How many products a category has is counted without a row of them.
  await db.schema.dropIndex("product_category_category_id").execute()
  await index("product_category_category_id", "product_category", ["category_id", "product_id"])
  await db.schema
    .alterTable("audit_log")
    .addColumn("search", columns(db).text, (c) => c.notNull().defaultTo(""))
    .execute()
  await fillSearch(db)
  for (const name of ["at", "staff_id", "document"]) await db.schema.dropIndex(`audit_log_${name}`).execute()
  await index("audit_log_listed", "audit_log", ["at", "id", "staff_id", "action", "resource", "document_id"])
  await index("audit_log_staff", "audit_log", ["staff_id", "at", "id"])
  await index("audit_log_document", "audit_log", ["document_id", "at", "id"])
  // PostgreSQL bounds an index's entries, and keeps the long columns of a row elsewhere: there the rows are read.
  if (!isPostgres(db)) await index("audit_log_searched", "audit_log", ["at", "id", "search"])
}

type Entry = Parameters<typeof auditSearchText>[0] & { id: number }

/** Folding is the program's, so the rows are filled one by one, a bounded number in memory, while their guard is away. */
async function fillSearch(db: MigrationDb) {
  if (isPostgres(db)) await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db)
  else await sql`drop trigger audit_log_no_update`.execute(db)
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(500)
      .$castTo<Entry>()
      .execute()
    for (const row of rows) {
      await db
        .updateTable("audit_log")
        .set({ search: auditSearchText(row) })
        .where("id", "=", row.id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  if (isPostgres(db)) await sql`alter table audit_log enable trigger audit_log_append_only`.execute(db)
  else
    await sql`create trigger audit_log_no_update before update on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
}
