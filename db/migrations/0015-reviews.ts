import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Reviews that shoppers write of what they were delivered: shown once the merchant has read them. Their pictures are not among the
 *  merchant's: nothing of them is served before. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table review (
      id ${key},
      product_id ${whole} not null references product (id) on delete cascade,
      name ${text} not null,
      town ${text},
      email ${text} not null,
      rating ${whole} not null check (rating between 1 and 5),
      date ${text} not null,
      review ${text} not null,
      lang ${text} not null,
      document_id ${text} not null default '',
      order_id ${whole} references orders (id) on delete set null,
      verified ${whole} not null default 0,
      status ${text} not null default 'approved' check (status in ('waiting', 'approved', 'refused')),
      reply ${text} not null default '',
      replied_at ${text},
      edited_at ${text} not null default '2026-11-22T00:00:00.000Z'
    )`,
    sql`create unique index review_document_id on review (document_id)`,
    sql`create unique index review_order_product on review (order_id, product_id)`,
    sql`create index review_product_id on review (product_id)`,
    sql`create index review_status_date on review (status, date)`,
    // Read a page at a time and counted by their stars, without looking at all of them.
    sql`create index review_product_date on review (product_id, status, date desc, id, rating)`,
    sql`create table review_picture (
      review_id ${whole} not null primary key references review (id) on delete cascade,
      hash ${text} not null,
      width ${whole} not null,
      height ${whole} not null,
      dominant_color ${text} not null,
      placeholder ${text} not null
    )`,
    sql`create index review_picture_hash on review_picture (hash)`,
    sql`create table review_picture_part (
      review_id ${whole} not null references review_picture (review_id) on delete cascade,
      part ${whole} not null,
      content ${text} not null,
      constraint review_picture_part_key primary key (review_id, part)
    )`,
  )
}
