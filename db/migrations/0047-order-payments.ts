import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** What was paid of an order before its delivery, and each payment by the number that its payment service gave it (docs/plugins.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`alter table orders add column paid ${whole} not null default 0`,
    sql`create table order_payment (
      id ${key},
      order_id ${whole} not null references orders (id) on delete cascade,
      service ${text} not null,
      reference ${text} not null,
      amount ${whole} not null check (amount > 0),
      at ${text} not null,
      unique (service, reference)
    )`,
    // What carriers owe: nothing of an order that is paid.
    sql`drop index orders_to_cash`,
    sql`create index orders_to_cash on orders (status, created_at, id)
      where status = 'delivered' and cashed_at is null and paid < total`,
    sql`create index order_payment_by_order on order_payment (order_id, id)`,
  )
}
