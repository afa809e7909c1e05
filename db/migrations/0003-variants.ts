import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Variants: a row for each combination of a product's colour and size (docs/decisions/0019-variants.md); and size guides. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table product_variant (
      id ${key},
      document_id ${text} not null unique,
      product_id ${whole} not null references product (id) on delete cascade,
      position ${whole} not null,
      color ${text} not null,
      size ${text} not null,
      sku ${text} not null unique,
      barcode ${text},
      price ${whole} check (price >= 0),
      last_price ${whole},
      quantity ${whole} not null default 0 check (quantity >= 0),
      weight ${whole} check (weight >= 0),
      image_id ${whole} references media (id) on delete set null,
      active ${whole} not null default 1,
      constraint product_variant_choice unique (product_id, color, size)
    )`,
    sql`create index product_variant_image_id on product_variant (image_id)`,
    // One for a kind of sizes and a brand; no brand = the general one. Texts and cells are JSON, in three languages.
    sql`create table size_guide (
      id ${key},
      document_id ${text} not null unique,
      kind ${text} not null,
      active ${whole} not null default 1,
      note ${text} not null,
      headings ${text} not null,
      cells ${text} not null,
      updated_at ${text} not null,
      brand_id ${whole} references brand (id) on delete cascade
    )`,
    sql`create unique index size_guide_choice on size_guide (kind, coalesce(brand_id, 0))`,
    sql`create index size_guide_brand_id on size_guide (brand_id)`,
  )
}
