import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Idempotency keys of orders, and counters of rate limits (docs/decisions/0015-rate-limits.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    // Identifies repeated requests. The order is named by its token, which is known before its row is.
    sql`create table idempotency_key (
      key ${text} not null primary key,
      fingerprint ${text} not null,
      order_token ${text} not null,
      created_at ${text} not null
    )`,
    sql`create index idempotency_key_created_at on idempotency_key (created_at)`,
    sql`create table recent_order (
      fingerprint ${text} not null primary key,
      order_token ${text} not null unique,
      created_at ${text} not null
    )`,
    sql`create index recent_order_created_at on recent_order (created_at)`,
    sql`create table phone_block (
      phone_key ${text} not null primary key,
      reason ${text},
      created_at ${text} not null,
      document_id ${text}
    )`,
    sql`create unique index phone_block_document_id on phone_block (document_id)`,
    sql`create table rate_window (
      bucket ${text} not null,
      window_start ${text} not null,
      count ${whole} not null,
      expires_at ${text},
      constraint rate_window_key primary key (bucket, window_start)
    )`,
    sql`create index rate_window_start on rate_window (window_start)`,
    sql`create index rate_window_expires_at on rate_window (expires_at)`,
    // Networks that accounts were signed in from.
    sql`create table known_network (
      subject ${text} not null,
      owner ${text} not null,
      network ${text} not null,
      seen_at ${text} not null,
      constraint known_network_key primary key (subject, owner, network)
    )`,
    sql`create index known_network_seen_at on known_network (seen_at)`,
    // Why addresses of clients are not known.
    sql`create table unknown_address (
      reason ${text} not null primary key,
      seen_at ${text} not null
    )`,
  )
}
