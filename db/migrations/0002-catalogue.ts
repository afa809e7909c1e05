import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, creationTrigger, type MigrationDb, run } from "./columns.ts"

/** Brands, categories, and products with their texts, pictures, colours and features. `borrowed` names the texts of a row that are
 *  those of the main language, because its own has none. */
export async function up(db: MigrationDb): Promise<void> {
  await (isPostgres(db) ? createFunctions(db) : undefined)
  await createCategories(db)
  await createProducts(db)
  await createProductParts(db)
  if (isPostgres(db)) return
  // PostgreSQL bounds an index's entries, and keeps the long columns of a row elsewhere: there the rows are read.
  await run(
    db,
    sql`create index product_text_listed
      on product_text (locale, product_id, name, unit, short_description, search)`,
    creationTrigger("category"),
  )
}

/** SQLite has them from the program itself. */
const createFunctions = (db: MigrationDb) =>
  run(
    db,
    sql`create function hanout_contains(body text, part text) returns boolean
      language sql immutable strict as $$ select strpos(body, part) > 0 $$`,
    sql`create function hanout_contains_fold(body text, part text) returns boolean
      language sql immutable strict as
      $$ select strpos(lower(body collate "und-x-icu"), lower(part collate "und-x-icu")) > 0 $$`,
  )

async function createCategories(db: MigrationDb): Promise<void> {
  const { created, key, text, whole } = columns(db)
  await run(
    db,
    sql`create table brand (
      id ${key},
      slug ${text} not null unique,
      name ${text} not null,
      document_id ${text},
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z'
    )`,
    sql`create unique index brand_document_id on brand (document_id)`,
    // Products without a brand have this row: no brand of the shop's, and listed nowhere. No request can name its documentId.
    sql`insert into brand (id, document_id, slug, name) values (0, 'none', '', '')`,
    sql`create table category (
      id ${key},
      document_id ${text} not null unique,
      slug ${text} not null unique,
      product_type ${text} not null,
      parent_id ${whole} references category (id) on delete set null,
      image_id ${whole} references media (id) on delete set null,
      position ${whole} not null,
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z',
      created_at ${created}
    )`,
    sql`create table category_text (
      category_id ${whole} not null references category (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      borrowed ${text} not null default '[]',
      constraint category_text_key primary key (category_id, locale)
    )`,
  )
}

/** Amounts are centimes. `sizes` is JSON; `search` the folded text that the product is found by. */
async function createProducts(db: MigrationDb): Promise<void> {
  const { decimal, key, text, whole } = columns(db)
  await run(
    db,
    sql`create table product (
      id ${key},
      document_id ${text} not null unique,
      slug ${text} not null unique,
      sku ${text} not null unique,
      product_type ${text} not null,
      status ${text} not null check (status in ('in-stock', 'out-of-stock')),
      quantity ${whole} not null check (quantity >= 0),
      price ${whole} not null check (price >= 0),
      last_price ${whole},
      discount ${whole} not null check (discount between 0 and 100),
      brand_id ${whole} not null references brand (id),
      image_id ${whole} references media (id) on delete set null,
      sizes ${text} not null,
      featured ${whole} not null,
      sell_count ${whole} not null,
      rating ${decimal},
      review_count ${whole} not null,
      offer_start ${text},
      offer_end ${text},
      video_id ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      published_at ${text},
      search ${text} not null default '',
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z',
      size_kind ${text} not null default 'size',
      stock_by ${text} not null default 'product' check (stock_by in ('product', 'variant')),
      variant_count ${whole} not null default 0
    )`,
    sql`create index product_created_at on product (created_at)`,
    // Moments at which a product changes by itself.
    sql`create index product_published_at on product (published_at)`,
    sql`create index product_offer_start on product (offer_start)`,
    sql`create index product_offer_end on product (offer_end)`,
    sql`create index product_brand_id on product (brand_id)`,
    sql`create index product_image_id on product (image_id)`,
    sql`create table product_text (
      product_id ${whole} not null references product (id) on delete cascade,
      locale ${text} not null,
      name ${text} not null,
      unit ${text},
      short_description ${text} not null,
      description ${text} not null,
      additional_information ${text} not null,
      tags ${text} not null,
      search ${text} not null,
      borrowed ${text} not null default '[]',
      constraint product_text_key primary key (product_id, locale)
    )`,
    sql`create index product_text_name on product_text (name)`,
    // Addresses of before.
    sql`create table product_slug (
      slug ${text} not null primary key,
      product_id ${whole} not null references product (id) on delete cascade
    )`,
    sql`create index product_slug_product_id on product_slug (product_id)`,
  )
}

async function createProductParts(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table product_category (
      product_id ${whole} not null references product (id) on delete cascade,
      category_id ${whole} not null references category (id) on delete cascade,
      position ${whole} not null,
      constraint product_category_key primary key (product_id, category_id)
    )`,
    // How many products a category has is counted without a row of them.
    sql`create index product_category_category_id on product_category (category_id, product_id)`,
    sql`create table product_media (
      product_id ${whole} not null references product (id) on delete cascade,
      media_id ${whole} not null references media (id) on delete cascade,
      position ${whole} not null,
      constraint product_media_key primary key (product_id, position)
    )`,
    sql`create index product_media_media_id on product_media (media_id)`,
    sql`create table product_color (
      id ${key},
      product_id ${whole} not null references product (id) on delete cascade,
      position ${whole} not null,
      hex ${text} not null,
      image_id ${whole} references media (id) on delete set null,
      code ${text} not null default ''
    )`,
    sql`create index product_color_product_id on product_color (product_id)`,
    sql`create index product_color_hex on product_color (hex, product_id)`,
    sql`create index product_color_image_id on product_color (image_id)`,
    sql`create table product_color_text (
      color_id ${whole} not null references product_color (id) on delete cascade,
      locale ${text} not null,
      name ${text} not null,
      borrowed ${text} not null default '[]',
      constraint product_color_text_key primary key (color_id, locale)
    )`,
    sql`create index product_color_text_name on product_color_text (locale, name, color_id)`,
    sql`create table product_feature (
      id ${key},
      product_id ${whole} not null references product (id) on delete cascade,
      position ${whole} not null,
      icon ${text} not null
    )`,
    sql`create index product_feature_product_id on product_feature (product_id)`,
    sql`create table product_feature_text (
      feature_id ${whole} not null references product_feature (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      text ${text} not null,
      borrowed ${text} not null default '[]',
      constraint product_feature_text_key primary key (feature_id, locale)
    )`,
  )
}
