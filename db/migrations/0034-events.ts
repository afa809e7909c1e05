import { type RawBuilder, sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The log of events, who is told of them, and what came of it (docs/decisions/0045-events.md). Triggers write the log, so that no
 *  change, whoever makes it, is without its event, and none is logged that was rolled back. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole, now } = columns(db)
  const isOnPostgres = isPostgres(db)
  const newKey = isOnPostgres ? sql`replace(gen_random_uuid()::text, '-', '')` : sql`(lower(hex(randomblob(16))))`
  await run(
    db,
    sql`create table shop_event (
      id ${key},
      key ${text} not null default ${newKey},
      kind ${text} not null,
      subject ${text} not null,
      details ${text},
      at ${text} not null default ${now},
      seq ${whole}
    )`,
    sql`create unique index shop_event_by_seq on shop_event (seq)`,
    sql`create index shop_event_unnumbered on shop_event (id) where seq is null`,
    sql`create index shop_event_by_time on shop_event (at)`,
    sql`create table event_clock (id ${whole} not null primary key check (id = 1), last ${whole} not null)`,
    sql`insert into event_clock (id, last) values (1, 0)`,
    sql`create table event_subscriber (
      id ${key},
      document_id ${text} not null unique,
      name ${text} not null,
      types ${text} not null,
      address ${text} not null,
      secret ${text} not null,
      is_paused ${whole} not null default 0,
      position ${whole} not null,
      tries ${whole} not null default 0,
      next_try_at ${text},
      last_problem ${text},
      last_delivered_at ${text},
      lease ${text},
      lease_until ${text},
      created_at ${text} not null,
      edited_at ${text} not null
    )`,
    sql`create table event_delivery (
      id ${key},
      subscriber_id ${whole} not null references event_subscriber (id) on delete cascade,
      event_key ${text} not null,
      seq ${whole} not null,
      kind ${text} not null,
      subject ${text} not null,
      state ${text} not null check (state in ('delivered', 'failed', 'dead', 'again')),
      tries ${whole} not null,
      at ${text} not null,
      problem ${text},
      status_code ${whole},
      request ${text},
      answer ${text},
      milliseconds ${whole},
      unique (subscriber_id, event_key)
    )`,
    sql`create index event_delivery_listed on event_delivery (subscriber_id, at, id)`,
    sql`create index event_delivery_by_subject on event_delivery (subject)`,
    sql`create index event_delivery_by_state on event_delivery (state, subscriber_id)`,
  )
  for (const { name, on, only, kind, subject, details, at } of triggers) {
    const [event = "", table = ""] = on.split(" on ")
    const log = sql`insert into shop_event (kind, subject, details${at ? sql`, at` : sql``})
      select ${kind}, ${subject}, ${details(isOnPostgres)}${at ? sql`, ${at}` : sql``}`
    const trigger = sql.raw(name)
    await run(
      db,
      ...(isOnPostgres
        ? [
            sql`create function ${sql.raw(`log_${name}`)}() returns trigger language plpgsql as $$
              begin ${log}; return null; end$$`,
            sql`create trigger ${trigger} after ${sql.raw(event)} on ${sql.raw(table)} for each row
              ${only ? sql`when (${only})` : sql``} execute function ${sql.raw(`log_${name}`)}()`,
          ]
        : [
            sql`create trigger ${trigger} after ${sql.raw(event)} on ${sql.raw(table)}
              ${only ? sql`when ${only}` : sql``} begin ${log}; end`,
          ]),
    )
  }
}

type EventTrigger = {
  name: string
  /** `insert on table`, `update of column on table` or `delete on table`. */
  on: string
  only?: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  subject: RawBuilder<unknown>
  details: (isOnPostgres: boolean) => RawBuilder<unknown>
  at?: RawBuilder<unknown>
}

const none = () => sql`null`
const object = (isOnPostgres: boolean) => sql.raw(isOnPostgres ? "json_build_object" : "json_object")
const asText = (isOnPostgres: boolean) => sql.raw(isOnPostgres ? "::text" : "")
const productOf = (id: RawBuilder<unknown>) => sql`(select document_id from product where id = ${id})`

const triggers: EventTrigger[] = [
  {
    // The history of an order is its log already; notes of the staff are nobody else's.
    name: "order_event_told",
    on: "insert on order_event",
    only: sql`new.kind <> 'note'`,
    kind: sql`'order.' || case when new.kind <> 'status' then new.kind when new.from_status is null then 'placed' else new.to_status end`,
    subject: sql`(select document_id from orders where id = new.order_id)`,
    details: (pg) => sql`${object(pg)}('from', new.from_status, 'to', new.to_status)${asText(pg)}`,
    at: sql`new.at`,
  },
  {
    name: "order_erased_told",
    on: "update of anonymized_at on orders",
    only: sql`old.anonymized_at is null and new.anonymized_at is not null`,
    kind: sql`'customer.erased'`,
    subject: sql`new.document_id`,
    details: none,
  },
  {
    name: "product_created_told",
    on: "insert on product",
    kind: sql`'product.created'`,
    subject: sql`new.document_id`,
    details: none,
  },
  {
    name: "product_changed_told",
    on: "update on product",
    only: sql`old.edited_at is distinct from new.edited_at or old.published_at is distinct from new.published_at
      or old.price is distinct from new.price or old.slug is distinct from new.slug`,
    kind: sql`'product.changed'`,
    subject: sql`new.document_id`,
    details: none,
  },
  {
    name: "product_deleted_told",
    on: "delete on product",
    kind: sql`'product.deleted'`,
    subject: sql`old.document_id`,
    details: none,
  },
  {
    name: "stock_changed_told",
    on: "insert on stock_movement",
    kind: sql`'stock.changed'`,
    subject: productOf(sql`new.product_id`),
    details: (pg) => sql`${object(pg)}('units', new.units, 'left', new.units_left, 'reason', new.reason)${asText(pg)}`,
    at: sql`new.at`,
  },
  {
    name: "review_received_told",
    on: "insert on review",
    kind: sql`'review.received'`,
    subject: sql`new.document_id`,
    details: none,
  },
  {
    name: "review_published_told",
    on: "update of status on review",
    only: sql`old.status <> new.status and new.status = 'approved'`,
    kind: sql`'review.published'`,
    subject: sql`new.document_id`,
    details: none,
  },
]
