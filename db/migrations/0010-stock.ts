import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The log of stock movements (docs/decisions/0020-stock-movements.md), how far it is counted in `product.sell_count`, and who wants
 *  to be told when a product is back. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table stock_movement (
      id ${key},
      at ${text} not null,
      product_id ${whole} not null references product (id) on delete cascade,
      variant_id ${whole} references product_variant (id) on delete set null,
      units ${whole} not null,
      units_left ${whole} not null,
      own_units ${whole} not null,
      own_left ${whole},
      reason ${text} not null,
      order_id ${whole} references orders (id) on delete set null,
      actor ${text} not null,
      actor_id ${text},
      note ${text}
    )`,
    sql`create index stock_movement_by_product on stock_movement (product_id, id)`,
    // Rows of variants are looked for when one is deleted.
    sql`create index stock_movement_by_variant on stock_movement (variant_id, id) where variant_id is not null`,
    sql`create index stock_movement_order_id on stock_movement (order_id)`,
    sql`create table sell_count_progress (
      id ${whole} primary key,
      movement_id ${whole} not null
    )`,
    sql`insert into sell_count_progress (id, movement_id) values (1, 0)`,
    // Once for an address, a product and a variant; no variant = the whole product.
    sql`create table stock_alert (
      id ${key},
      product_id ${whole} not null references product (id) on delete cascade,
      email ${text} not null,
      locale ${text} not null,
      token ${text} not null,
      created_at ${text} not null,
      variant_id ${whole} references product_variant (id) on delete cascade
    )`,
    sql`create unique index stock_alert_choice on stock_alert (product_id, coalesce(variant_id, 0), email)`,
    sql`create index stock_alert_email on stock_alert (email)`,
    sql`create index stock_alert_token on stock_alert (token)`,
    sql`create index stock_alert_variant_id on stock_alert (variant_id)`,
  )
}
