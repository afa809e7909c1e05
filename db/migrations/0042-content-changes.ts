import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** What a card or a listing shows of a product, or finds it by. Units alone change only the product's own page. */
const cardColumns = [
  "slug",
  "sku",
  "product_type",
  "brand_id",
  "status",
  "price",
  "last_price",
  "discount",
  "offer_start",
  "offer_end",
  "image_id",
  "featured",
  "rating",
  "review_count",
  "published_at",
  "edited_at",
]

/** What menus and counts of categories depend on: which products there are. */
const shelfColumns = ["slug", "product_type", "published_at", "edited_at", "created_at"]

/** The log of changes by which caches are invalidated: a row a tag, written in the transaction of the change. Triggers write
 *  it for products, whoever changes them; docs/decisions/0018-invalidation-by-tag.md. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, required, text, whole } = columns(db)
  await db.schema
    .createTable("content_change")
    .addColumn("id", whole, key)
    .addColumn("tag", text, required)
    .addColumn("changed_at", text, (c) => c.notNull().defaultTo(isPostgres(db) ? postgresNow : sqliteNow))
    .execute()
  await db.schema.createIndex("content_change_by_time").on("content_change").column("changed_at").execute()
  await (isPostgres(db) ? postgresTriggers(db) : sqliteTriggers(db))
  // What changes by itself is looked up by its moment.
  for (const column of ["published_at", "offer_start", "offer_end"]) {
    await db.schema.createIndex(`product_${column}`).on("product").column(column).execute()
  }
}

const sqliteNow = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
const postgresNow = sql`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const differs = (names: string[]) =>
  sql.raw(names.map((name) => `old.${name} is distinct from new.${name}`).join(" or "))

async function sqliteTriggers(db: MigrationDb): Promise<void> {
  const log = (row: "old" | "new", ...tags: string[]) =>
    sql.raw(`insert into content_change (tag) values ${tags.map((tag) => `(replace('${tag}', 'ID', ${row}.id))`)}`)
  const all = ["product:ID", "card:ID", "listing", "shelf"]
  await sql`create trigger product_inserted after insert on product begin ${log("new", ...all)}; end`.execute(db)
  await sql`create trigger product_deleted after delete on product begin ${log("old", ...all)}; end`.execute(db)
  await sql`create trigger product_updated after update on product begin ${log("new", "product:ID")}; end`.execute(db)
  await sql`create trigger product_card_updated after update on product when ${differs(cardColumns)}
    begin ${log("new", "card:ID", "listing")}; end`.execute(db)
  await sql`create trigger product_shelf_updated after update on product when ${differs(shelfColumns)}
    begin ${log("new", "shelf")}; end`.execute(db)
}

/** The number of the writing transaction tells a reader which rows may still come: keys are not in the order of commits. */
async function postgresTriggers(db: MigrationDb): Promise<void> {
  await sql`alter table content_change add column xid xid8 not null default pg_current_xact_id()`.execute(db)
  await db.schema.createIndex("content_change_by_xid").on("content_change").column("xid").execute()
  await sql`create function log_product_change() returns trigger language plpgsql as ${sql.lit(`
    declare product_id bigint := case when tg_op = 'DELETE' then old.id else new.id end;
    begin
      insert into content_change (tag) values ('product:' || product_id);
      if tg_op <> 'UPDATE' then
        insert into content_change (tag) values ('card:' || product_id), ('listing'), ('shelf');
      else
        if ${cardColumns.map((name) => `old.${name} is distinct from new.${name}`).join(" or ")} then
          insert into content_change (tag) values ('card:' || product_id), ('listing');
        end if;
        if ${shelfColumns.map((name) => `old.${name} is distinct from new.${name}`).join(" or ")} then
          insert into content_change (tag) values ('shelf');
        end if;
      end if;
      return null;
    end`)}`.execute(db)
  await sql`create trigger product_changed after insert or update or delete on product
    for each row execute function log_product_change()`.execute(db)
}
