import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Tags of the staff, and which orders have them. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table order_tag (
      id ${key},
      name ${text} not null,
      folded ${text} not null unique
    )`,
    sql`create table tagged_order (
      order_id ${whole} not null references orders (id) on delete cascade,
      tag_id ${whole} not null references order_tag (id) on delete cascade,
      primary key (order_id, tag_id)
    )`,
    sql`create index tagged_order_tag_id on tagged_order (tag_id, order_id)`,
  )
}
