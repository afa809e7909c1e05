import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The log of changes by which caches are invalidated: a row a tag, written in the transaction of the change. Triggers write it
 *  for products and variants, whoever changes them (docs/decisions/0018-invalidation-by-tag.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, now, text, whole } = columns(db)
  await run(
    db,
    // Sixteen rows are the content's version together: a change touches one of them, so that orders on PostgreSQL do not all
    // wait for the same row.
    sql`create table content_version (
      id ${whole} not null primary key,
      version ${text} not null
    )`,
    sql`insert into content_version (id, version) values ${sql.join(
      Array.from({ length: 16 }, (_, index) => sql`(${sql.lit(index + 1)}, 'new')`),
    )}`,
    sql`create table content_change (
      id ${key},
      tag ${text} not null,
      changed_at ${text} not null default ${now}
    )`,
    sql`create index content_change_by_time on content_change (changed_at)`,
  )
  await (isPostgres(db) ? createPostgresTriggers(db) : createSqliteTriggers(db))
}

/** Changes of a product's card, of its place in listings, or of the words that find it. Units alone change only the product's own page. */
const isOtherCard = sql`old.slug is distinct from new.slug or old.sku is distinct from new.sku
  or old.product_type is distinct from new.product_type or old.brand_id is distinct from new.brand_id
  or old.status is distinct from new.status or old.price is distinct from new.price
  or old.last_price is distinct from new.last_price or old.discount is distinct from new.discount
  or old.offer_start is distinct from new.offer_start or old.offer_end is distinct from new.offer_end
  or old.image_id is distinct from new.image_id or old.featured is distinct from new.featured
  or old.rating is distinct from new.rating or old.review_count is distinct from new.review_count
  or old.published_at is distinct from new.published_at or old.edited_at is distinct from new.edited_at`

/** Changes of menus and of categories' counts: which products exist. */
const isOtherShelf = sql`old.slug is distinct from new.slug or old.product_type is distinct from new.product_type
  or old.published_at is distinct from new.published_at or old.edited_at is distinct from new.edited_at
  or old.created_at is distinct from new.created_at`

/** Changes of listings' filters: whether a variant is sold, and whether it has units. How many it has concerns the product's page alone, by
 *  the product's own trigger. */
const isOtherChoice = sql`old.active <> new.active or (old.quantity > 0) <> (new.quantity > 0)`

const createSqliteTriggers = (db: MigrationDb) =>
  run(
    db,
    sql`create trigger product_inserted after insert on product begin
      insert into content_change (tag) values ('product:' || new.id), ('card:' || new.id), ('listing'), ('shelf'); end`,
    sql`create trigger product_deleted after delete on product begin
      insert into content_change (tag) values ('product:' || old.id), ('card:' || old.id), ('listing'), ('shelf'); end`,
    sql`create trigger product_updated after update on product begin
      insert into content_change (tag) values ('product:' || new.id); end`,
    sql`create trigger product_card_updated after update on product when ${isOtherCard}
      begin insert into content_change (tag) values ('card:' || new.id), ('listing'); end`,
    sql`create trigger product_shelf_updated after update on product when ${isOtherShelf}
      begin insert into content_change (tag) values ('shelf'); end`,
    sql`create trigger variant_updated after update on product_variant when ${isOtherChoice}
      begin insert into content_change (tag) values ('product:' || new.product_id), ('listing'); end`,
  )

const createPostgresTriggers = (db: MigrationDb) =>
  run(
    db,
    // The number of the writing transaction tells a reader which rows may still come: keys are not in the order of commits.
    sql`alter table content_change add column xid xid8 not null default pg_current_xact_id()`,
    sql`create index content_change_by_xid on content_change (xid)`,
    sql`create function log_product_change() returns trigger language plpgsql as $$
      declare product_id bigint := case when tg_op = 'DELETE' then old.id else new.id end;
      begin
        insert into content_change (tag) values ('product:' || product_id);
        if tg_op <> 'UPDATE' then
          insert into content_change (tag) values ('card:' || product_id), ('listing'), ('shelf');
        else
          if ${isOtherCard} then
            insert into content_change (tag) values ('card:' || product_id), ('listing');
          end if;
          if ${isOtherShelf} then
            insert into content_change (tag) values ('shelf');
          end if;
        end if;
        return null;
      end$$`,
    sql`create trigger product_changed after insert or update or delete on product
      for each row execute function log_product_change()`,
    sql`create function log_variant_change() returns trigger language plpgsql as $$
      begin
        insert into content_change (tag) values ('product:' || new.product_id), ('listing');
        return null;
      end$$`,
    sql`create trigger variant_changed after update on product_variant
      for each row when (${isOtherChoice}) execute function log_variant_change()`,
  )
