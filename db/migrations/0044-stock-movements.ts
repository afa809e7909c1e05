import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** The log of stock movements (docs/decisions/0020-stock-movements.md). What lies in the shop when it begins is its first
 *  row for each product, and for each variant that counts its own units. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, refers, mayRefer, required } = columns(db)
  await db.schema
    .createTable("stock_movement")
    .addColumn("id", whole, key)
    .addColumn("at", text, required)
    .addColumn("product_id", whole, refers("product.id"))
    .addColumn("variant_id", whole, mayRefer("product_variant.id"))
    .addColumn("units", whole, required)
    .addColumn("units_left", whole, required)
    .addColumn("own_units", whole, required)
    .addColumn("own_left", whole)
    .addColumn("reason", text, required)
    .addColumn("order_id", whole, mayRefer("orders.id"))
    .addColumn("actor", text, required)
    .addColumn("actor_id", text)
    .addColumn("note", text)
    .execute()
  await db.schema.createIndex("stock_movement_by_product").on("stock_movement").columns(["product_id", "id"]).execute()
  // Rows of variants are looked for when one is deleted.
  await sql`create index stock_movement_by_variant on stock_movement (variant_id, id) where variant_id is not null`.execute(
    db,
  )
  const at = new Date().toISOString()
  const told = sql`${at}, 'opening', 'shop'`
  await sql`insert into stock_movement (product_id, units, units_left, own_units, at, reason, actor)
    select id, quantity, quantity, 0, ${told} from product where quantity <> 0 order by id`.execute(db)
  await sql`insert into stock_movement (product_id, variant_id, units, units_left, own_units, own_left, at, reason, actor)
    select p.id, v.id, 0, p.quantity, v.quantity, v.quantity, ${told}
    from product_variant v join product p on p.id = v.product_id where v.quantity <> 0 order by v.id`.execute(db)
}
