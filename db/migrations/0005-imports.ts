import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Imports of products that are under way, and products that were deleted and may be restored. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table product_import (
      id ${key},
      status ${text} not null,
      active ${whole} unique,
      touched_at ${text} not null
    )`,
    // Rows wait here, so that storing them takes many short transactions.
    sql`create table product_import_row (
      import_id ${whole} not null references product_import (id) on delete cascade,
      position ${whole} not null,
      product_id ${whole},
      sku ${text} not null,
      slug ${text} not null,
      edited_at ${text},
      stock_change ${whole} not null,
      content ${text} not null,
      constraint product_import_row_key primary key (import_id, position)
    )`,
    // The library has a new picture once a product of it is stored, and never when nothing is.
    sql`create table product_import_picture (
      import_id ${whole} not null references product_import (id) on delete cascade,
      url ${text} not null,
      part ${whole} not null,
      facts ${text},
      content ${text} not null,
      constraint product_import_picture_key primary key (import_id, url, part)
    )`,
    sql`create table removed_product (
      id ${key},
      at ${text} not null,
      document_id ${text} not null,
      content ${text} not null
    )`,
    sql`create index removed_product_at on removed_product (at)`,
    sql`create index removed_product_document on removed_product (document_id)`,
    // Found by the link of a mail, which a stranger may open, without reading any content.
    sql`create table removed_stock_alert (
      id ${key},
      removed_id ${whole} not null references removed_product (id) on delete cascade,
      email ${text} not null,
      token ${text} not null,
      content ${text} not null
    )`,
    sql`create index removed_stock_alert_removed_id on removed_stock_alert (removed_id)`,
    sql`create index removed_stock_alert_email on removed_stock_alert (email)`,
    sql`create index removed_stock_alert_token on removed_stock_alert (token)`,
  )
}
