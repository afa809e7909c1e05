import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The amount paid before the delivery of an order, and its payments by the numbers of their payment services (docs/plugins.md). */
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
    // Orders whose amount a carrier owes; those that are paid owe nothing.
    sql`drop index orders_to_cash`,
    sql`create index orders_to_cash on orders (status, created_at, id)
      where status = 'delivered' and cashed_at is null and paid < total`,
    sql`create index order_payment_by_order on order_payment (order_id, id)`,
  )
}
