import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import type { MigrationDb } from "./columns.ts"

/** What filters of listings look at: a variant that is sold, and whether it has units. How many it has is the product's page
 *  alone, which the product's own trigger logs. */
const hasChanged = sql.raw("old.active <> new.active or (old.quantity > 0) <> (new.quantity > 0)")

/** Logs a variant that sells out, comes back, or is taken off sale: lists of what is in stock in a size are other ones then,
 *  also where its product stays in stock. */
export async function up(db: MigrationDb): Promise<void> {
  if (!isPostgres(db)) {
    await sql`create trigger variant_updated after update on product_variant when ${hasChanged}
      begin insert into content_change (tag) values ('product:' || new.product_id), ('listing'); end`.execute(db)
    return
  }
  await sql`create function log_variant_change() returns trigger language plpgsql as ${sql.lit(`
    begin
      insert into content_change (tag) values ('product:' || new.product_id), ('listing');
      return null;
    end`)}`.execute(db)
  await sql`create trigger variant_changed after update on product_variant
    for each row when (${hasChanged}) execute function log_variant_change()`.execute(db)
}
