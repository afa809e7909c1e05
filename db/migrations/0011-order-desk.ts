import { orderSearchText } from "#core/orders/order-search.ts"
import { randomDocumentId } from "../document-id.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** What the merchant's console keeps of orders: who looks after one, calls, notes, parcels, and what finds and lists tens
 *  of thousands of them fast. */
export async function up(db: MigrationDb): Promise<void> {
  await extendOrders(db)
  await fillOrders(db)
  await addListIndexes(db)
  await extendHistory(db)
  await nameBlocks(db)
  await addSpellings(db)
}

async function extendOrders(db: MigrationDb) {
  const { text, whole } = columns(db)
  const orders = db.schema.alterTable("orders")
  await orders.addColumn("version", whole, (c) => c.notNull().defaultTo(1)).execute()
  await orders.addColumn("source", text, (c) => c.notNull().defaultTo("shop")).execute()
  // The name as well: an order outlives who looked after it.
  await orders.addColumn("agent_id", text).execute()
  await orders.addColumn("agent_name", text).execute()
  await orders.addColumn("tries", whole, (c) => c.notNull().defaultTo(0)).execute()
  await orders.addColumn("carrier", text).execute()
  await orders.addColumn("tracking", text).execute()
  await orders.addColumn("lease_by", text).execute()
  await orders.addColumn("lease_name", text).execute()
  await orders.addColumn("lease_until", text).execute()
  await orders.addColumn("search", text, (c) => c.notNull().defaultTo("")).execute()
}

type OldOrder = { id: number; firstname: string; lastname: string; mobile: string }

/** Folding is the program's, so the rows are filled one by one, a bounded number in memory. */
async function fillOrders(db: MigrationDb) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("orders")
      .select(["id", "firstname", "lastname", "mobile"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(500)
      .$castTo<OldOrder>()
      .execute()
    for (const { id, ...person } of rows) {
      const search = orderSearchText({ ...person, tracking: null })
      await db.updateTable("orders").set({ search }).where("id", "=", id).execute()
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  await db
    .updateTable("orders")
    .set((e) => ({
      tries: e
        .selectFrom("order_event")
        .select((count) => count.fn.countAll().as("tries"))
        .whereRef("order_event.order_id", "=", "orders.id")
        .where("to_status", "=", "to-call-again"),
    }))
    .execute()
}

/** Each index holds all that a list is filtered, counted and sorted by, so that no row is read for it. */
async function addListIndexes(db: MigrationDb) {
  const listed = ["wilaya_code", "delivery", "agent_id", "source", "total", "call_at", "risk", "search"]
  const index = (name: string, table: string, names: string[]) =>
    db.schema.createIndex(name).on(table).columns(names).execute()
  await db.schema.dropIndex("orders_created_at").execute()
  await db.schema.dropIndex("orders_status").execute()
  await index("orders_listed", "orders", ["created_at", "id", "status", ...listed])
  await index("orders_listed_by_status", "orders", ["status", "created_at", "id", ...listed])
  await index("orders_commune", "orders", ["commune_id", "created_at"])
  await index("orders_tracking", "orders", ["tracking"])
  await index("orders_lease_by", "orders", ["lease_by"])
  await index("order_line_slug", "order_line", ["slug", "order_id"])
}

/** What is written down beside changes of status, and what the staff tell each other of an order. */
async function extendHistory(db: MigrationDb) {
  const { text, whole, key, required, refers } = columns(db)
  await db.schema
    .alterTable("order_event")
    .addColumn("kind", text, (c) => c.notNull().defaultTo("status"))
    .execute()
  await db.schema
    .createTable("order_note")
    .addColumn("id", whole, key)
    .addColumn("order_id", whole, refers("orders.id"))
    .addColumn("at", text, required)
    .addColumn("author", text, required)
    .addColumn("text", text, required)
    .execute()
  await db.schema.createIndex("order_note_order_id").on("order_note").column("order_id").execute()
}

/** A block is named by an id, not by the phone. */
async function nameBlocks(db: MigrationDb) {
  const { text } = columns(db)
  await db.schema.alterTable("phone_block").addColumn("document_id", text).execute()
  const blocks = await db.selectFrom("phone_block").select("mobile").execute()
  for (const { mobile } of blocks) {
    const named = { document_id: randomDocumentId() }
    await db.updateTable("phone_block").set(named).where("mobile", "=", mobile).execute()
  }
  await db.schema.createIndex("phone_block_document_id").on("phone_block").column("document_id").unique().execute()
}

/** How a carrier writes a commune where that is not the shop's own spelling. */
async function addSpellings(db: MigrationDb) {
  const { text, whole, required, refers } = columns(db)
  await db.schema
    .createTable("carrier_commune")
    .addColumn("carrier", text, required)
    .addColumn("commune_id", whole, refers("commune.id"))
    .addColumn("name", text, required)
    .addPrimaryKeyConstraint("carrier_commune_key", ["carrier", "commune_id"])
    .execute()
}
