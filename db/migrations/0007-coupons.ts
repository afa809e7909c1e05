import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Coupons. `value` is percent or centimes. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table coupon (
      id ${key},
      document_id ${text} not null unique,
      code ${text} not null unique,
      kind ${text} not null check (kind in ('percent', 'fixed')),
      value ${whole} not null check (value > 0),
      product_type ${text},
      minimum_amount ${whole} not null check (minimum_amount >= 0),
      start_date ${text} not null,
      end_date ${text} not null,
      max_uses ${whole} check (max_uses >= 0),
      max_uses_per_phone ${whole} check (max_uses_per_phone >= 0),
      used ${whole} not null default 0 check (used >= 0 and (max_uses is null or used <= max_uses)),
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z',
      is_public ${whole} not null default 1
    )`,
    sql`create table coupon_text (
      coupon_id ${whole} not null references coupon (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      borrowed ${text} not null default '[]',
      constraint coupon_text_key primary key (coupon_id, locale)
    )`,
  )
}
