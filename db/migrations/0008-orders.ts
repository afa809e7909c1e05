import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Orders with their lines, notes and history. Amounts are centimes. */
export async function up(db: MigrationDb): Promise<void> {
  await createOrders(db)
  await indexOrders(db)
  await createLines(db)
  await createHistory(db)
  await (isPostgres(db) ? protectOnPostgres(db) : protectOnSqlite(db))
}

async function createOrders(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    // `risk`: what a merchant should look at before the call, a JSON list of core/orders/order-risk.ts. An order outlives who
    // looked after it: it has the name as well.
    sql`create table orders (
      id ${key},
      document_id ${text} not null unique,
      token ${text} not null unique,
      status ${text} not null,
      firstname ${text} not null,
      lastname ${text} not null,
      mobile ${text} not null,
      wilaya_code ${whole} not null references wilaya (code),
      commune_id ${whole} not null references commune (id),
      wilaya ${text} not null,
      commune ${text} not null,
      delivery ${text} not null,
      locale ${text} not null,
      amount ${whole} not null check (amount >= 0),
      delivery_price ${whole},
      total ${whole} not null,
      client_date ${text} not null,
      created_at ${text} not null,
      address ${text},
      note ${text},
      coupon_code ${text},
      discount ${whole} not null default 0 check (discount >= 0 and discount <= amount),
      risk ${text} not null default '[]',
      call_outcome ${text},
      call_at ${text},
      version ${whole} not null default 1,
      source ${text} not null default 'shop',
      agent_id ${text},
      agent_name ${text},
      tries ${whole} not null default 0,
      carrier ${text},
      tracking ${text},
      lease_by ${text},
      lease_name ${text},
      lease_until ${text},
      search ${text} not null default '',
      email ${text},
      shopper_id ${text},
      shopper_claim ${text} check (shopper_claim in ('placed', 'link')),
      stock_released_at ${text},
      anonymized_at ${text},
      merged_into ${whole},
      exported_at ${text},
      exported_to ${text},
      exported_by ${text},
      placed_on ${text},
      unconfirmed_network ${text},
      phone_key ${text} not null default '',
      code ${text}
    )`,
    sql`create table coupon_use (
      order_id ${whole} not null primary key references orders (id),
      coupon_id ${whole} not null references coupon (id) on delete cascade,
      phone_key ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index coupon_use_coupon_mobile on coupon_use (coupon_id, phone_key)`,
  )
}

const indexOrders = (db: MigrationDb) =>
  run(
    db,
    // All that a list is filtered, counted and sorted by, so that no row is read for it.
    sql`create index orders_listed on orders (created_at, id, status,
      wilaya_code, delivery, agent_id, source, total, call_at, risk, search)`,
    sql`create index orders_listed_by_status on orders (status, created_at, id,
      wilaya_code, delivery, agent_id, source, total, call_at, risk, search)`,
    sql`create index orders_commune on orders (commune_id, created_at)`,
    sql`create index orders_tracking on orders (tracking)`,
    sql`create index orders_lease_by on orders (lease_by)`,
    sql`create index orders_shopper_id on orders (shopper_id)`,
    sql`create index orders_phone_key on orders (phone_key)`,
    // Read by the job that releases stock and by filters of the console's list.
    sql`create index orders_new_with_stock on orders (status, created_at, id)
      where status = 'new' and stock_released_at is null`,
    sql`create index orders_stock_released on orders (created_at, id) where stock_released_at is not null`,
    // db/customers/retention.ts has the condition in the same words. An order enters when it ends and leaves without its person,
    // so placing one costs nothing more.
    sql`create index orders_with_person on orders (created_at) where anonymized_at is null
      and (status in ('delivered', 'returned', 'cancelled', 'to-call-again') or stock_released_at is not null)`,
    sql`create index orders_merged on orders (created_at, mobile) where merged_into is not null`,
    // docs/decisions/0014-order-limits.md
    sql`create index orders_unconfirmed_network on orders (unconfirmed_network) where unconfirmed_network is not null`,
  )

async function createLines(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    // A line outlives its product: it has the names and prices of the moment of the order.
    sql`create table order_line (
      id ${key},
      order_id ${whole} not null references orders (id) on delete cascade,
      product_id ${whole} references product (id) on delete set null,
      position ${whole} not null,
      slug ${text} not null,
      sku ${text} not null,
      title ${text} not null,
      color ${text},
      quantity ${whole} not null check (quantity >= 1),
      unit_price ${whole} not null,
      line_total ${whole} not null,
      image ${text},
      variant_id ${whole} references product_variant (id) on delete set null,
      size ${text},
      open_choice ${whole} not null default 0
    )`,
    sql`create index order_line_order_id on order_line (order_id)`,
    sql`create index order_line_product_id on order_line (product_id)`,
    sql`create index order_line_variant_id on order_line (variant_id)`,
    sql`create index order_line_slug on order_line (slug, order_id)`,
  )
}

async function createHistory(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table order_note (
      id ${key},
      order_id ${whole} not null references orders (id) on delete cascade,
      at ${text} not null,
      author ${text} not null,
      text ${text} not null
    )`,
    sql`create index order_note_order_id on order_note (order_id)`,
    sql`create table order_event (
      id ${key},
      order_id ${whole} not null references orders (id),
      at ${text} not null,
      actor ${text} not null,
      from_status ${text},
      to_status ${text} not null,
      reason ${text},
      details ${text},
      kind ${text} not null default 'status',
      actor_id ${text}
    )`,
    sql`create index order_event_order_id on order_event (order_id)`,
    sql`create index order_event_at on order_event (at, to_status)`,
    // Whoever counts what was done asks each time whether it still holds.
    sql`create index order_event_undo on order_event (order_id, id) where reason = 'undo'`,
    sql`create index order_event_by_actor on order_event (actor_id, at) where actor_id is not null`,
    // A row of it, which no other transaction ever sees, opens the history for erasing a person.
    sql`create table erasing (
      id ${whole} not null primary key,
      at ${text} not null
    )`,
  )
}

/** Events are added and stay as they are, whoever writes. Erasing a person changes what is said of them, not what happened, when
 *  and by whom. */
const protectOnSqlite = (db: MigrationDb) =>
  run(
    db,
    sql`create trigger order_event_no_update before update on order_event
      when not exists (select 1 from erasing)
        or new.id is not old.id or new.order_id is not old.order_id or new.at is not old.at
        or new.actor is not old.actor or new.actor_id is not old.actor_id or new.kind is not old.kind
        or new.from_status is not old.from_status or new.to_status is not old.to_status
      begin select raise(abort, 'order_event is append-only'); end`,
    sql`create trigger order_event_no_delete before delete on order_event
      begin select raise(abort, 'order_event is append-only'); end`,
    // "insert or replace" deletes without a word to the trigger of deletions.
    sql`create trigger order_event_no_replace before insert on order_event
      when exists (select 1 from order_event where id = new.id)
      begin select raise(abort, 'order_event is append-only'); end`,
  )

const protectOnPostgres = (db: MigrationDb) =>
  run(
    db,
    sql`create function hanout_append_only() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`,
    sql`create trigger order_event_append_only before delete or truncate on order_event
      for each statement execute function hanout_append_only()`,
    sql`create function hanout_erased_only() returns trigger language plpgsql as $$ begin
      if exists (select 1 from erasing)
        and to_jsonb(new) - 'reason' - 'details' = to_jsonb(old) - 'reason' - 'details' then return new; end if;
      raise exception '% is append-only', tg_table_name; end $$`,
    sql`create trigger order_event_erased_only before update on order_event
      for each row execute function hanout_erased_only()`,
  )
