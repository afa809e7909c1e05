import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** How long the shop keeps who ordered, and which orders have lost their person. An order enters the index when it ends,
 *  so that placing one costs nothing more, and leaves it when its person is taken out. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await db.schema.alterTable("app_setting").addColumn("retention_months", whole).execute()
  await db.schema.alterTable("orders").addColumn("anonymized_at", text).execute()
  await db
    .updateTable("orders")
    .set({ anonymized_at: new Date().toISOString() })
    .where("firstname", "=", "—")
    .where("lastname", "=", "—")
    .where("mobile", "like", "0000%")
    .execute()
  await sql`create index orders_with_person on orders (created_at)
    where anonymized_at is null and status in ('delivered', 'returned', 'cancelled')`.execute(db)
  await db.schema.createIndex("contact_message_created_at").on("contact_message").column("created_at").execute()
}
