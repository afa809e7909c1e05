import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Orders of several lines: coupons, delivery rules, statuses with their history, and what keeps an order from being
 *  placed twice or without measure. */
export async function up(db: MigrationDb): Promise<void> {
  await extendOrders(db)
  await addEvents(db)
  await extendCoupons(db)
  await addClaims(db)
  await addLimits(db)
  await extendSettings(db)
}

async function extendOrders(db: MigrationDb) {
  const { text, whole } = columns(db)
  const orders = db.schema.alterTable("orders")
  await orders.addColumn("address", text).execute()
  await orders.addColumn("note", text).execute()
  await orders.addColumn("coupon_code", text).execute()
  await orders
    .addColumn("discount", whole, (c) => c.notNull().defaultTo(0).check(sql`discount >= 0 and discount <= amount`))
    .execute()
  // What a merchant should look at before the call, a JSON list of core/orders/order-risk.ts.
  await orders.addColumn("risk", text, (c) => c.notNull().defaultTo("[]")).execute()
  await orders.addColumn("call_outcome", text).execute()
  await orders.addColumn("call_at", text).execute()
  await db.schema.createIndex("orders_mobile").on("orders").column("mobile").execute()
  await db.schema.createIndex("orders_status").on("orders").column("status").execute()
}

/** The history of orders: rows are added and stay as they are, whoever writes. */
async function addEvents(db: MigrationDb) {
  const { text, whole, key, required } = columns(db)
  await db.schema
    .createTable("order_event")
    .addColumn("id", whole, key)
    .addColumn("order_id", whole, (c) => c.notNull().references("orders.id"))
    .addColumn("at", text, required)
    .addColumn("actor", text, required)
    .addColumn("from_status", text)
    .addColumn("to_status", text, required)
    .addColumn("reason", text)
    .addColumn("details", text)
    .execute()
  await db.schema.createIndex("order_event_order_id").on("order_event").column("order_id").execute()
  await sql`insert into order_event (order_id, at, actor, to_status)
    select id, created_at, 'shopper', status from orders order by id`.execute(db)
  if (isPostgres(db)) {
    await sql`create function hanout_append_only() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db)
    await sql`create trigger order_event_append_only before update or delete or truncate on order_event
      for each statement execute function hanout_append_only()`.execute(db)
    return
  }
  for (const change of ["update", "delete"]) {
    await sql`create trigger ${sql.raw(`order_event_no_${change}`)} before ${sql.raw(change)} on order_event
      begin select raise(abort, 'order_event is append-only'); end`.execute(db)
  }
}

async function extendCoupons(db: MigrationDb) {
  const { text, whole, required } = columns(db)
  const coupon = db.schema.alterTable("coupon")
  await coupon.addColumn("max_uses", whole, (c) => c.check(sql`max_uses >= 0`)).execute()
  await coupon.addColumn("max_uses_per_phone", whole, (c) => c.check(sql`max_uses_per_phone >= 0`)).execute()
  await coupon
    .addColumn("used", whole, (c) =>
      c.notNull().defaultTo(0).check(sql`used >= 0 and (max_uses is null or used <= max_uses)`),
    )
    .execute()
  await db.schema
    .createTable("coupon_use")
    .addColumn("order_id", whole, (c) => c.primaryKey().notNull().references("orders.id"))
    .addColumn("coupon_id", whole, (c) => c.notNull().references("coupon.id").onDelete("cascade"))
    .addColumn("mobile", text, required)
    .addColumn("created_at", text, required)
    .execute()
  await db.schema.createIndex("coupon_use_coupon_mobile").on("coupon_use").columns(["coupon_id", "mobile"]).execute()
}

/** What makes two requests one order. The order is named by its token, which is known before its row is. */
async function addClaims(db: MigrationDb) {
  const { text, required, unique } = columns(db)
  await db.schema
    .createTable("idempotency_key")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("fingerprint", text, required)
    .addColumn("order_token", text, required)
    .addColumn("created_at", text, required)
    .execute()
  await db.schema.createIndex("idempotency_key_created_at").on("idempotency_key").column("created_at").execute()
  await db.schema
    .createTable("recent_order")
    .addColumn("fingerprint", text, (c) => c.primaryKey().notNull())
    .addColumn("order_token", text, unique)
    .addColumn("created_at", text, required)
    .execute()
  await db.schema.createIndex("recent_order_created_at").on("recent_order").column("created_at").execute()
}

async function addLimits(db: MigrationDb) {
  const { text, whole, required } = columns(db)
  await db.schema
    .createTable("rate_window")
    .addColumn("bucket", text, required)
    .addColumn("window_start", text, required)
    .addColumn("count", whole, required)
    .addPrimaryKeyConstraint("rate_window_key", ["bucket", "window_start"])
    .execute()
  await db.schema.createIndex("rate_window_start").on("rate_window").column("window_start").execute()
  await db.schema
    .createTable("phone_block")
    .addColumn("mobile", text, (c) => c.primaryKey().notNull())
    .addColumn("reason", text)
    .addColumn("created_at", text, required)
    .execute()
}

async function extendSettings(db: MigrationDb) {
  const { whole } = columns(db)
  const wilaya = db.schema.alterTable("wilaya")
  const flag = (column: "desk_served" | "home_served") =>
    wilaya.addColumn(column, whole, (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`${sql.ref(column)} in (0, 1)`),
    )
  await flag("desk_served").execute()
  await flag("home_served").execute()
  await wilaya.addColumn("days_min", whole, (c) => c.check(sql`days_min >= 0`)).execute()
  await wilaya.addColumn("days_max", whole, (c) => c.check(sql`days_max >= days_min`)).execute()
  await db.schema
    .alterTable("app_setting")
    .addColumn("max_quantity", whole, (c) => c.check(sql`max_quantity >= 1`))
    .execute()
}
