import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, creationTrigger, type MigrationDb, run } from "./columns.ts"

/** Settings, pages, sections of pages, menus and themes. `borrowed` is that of `0002-catalogue`. */
export async function up(db: MigrationDb): Promise<void> {
  await createSettings(db)
  await createPages(db)
  await createAppearance(db)
  if (!isPostgres(db)) await run(db, creationTrigger("app_setting"))
}

async function createSettings(db: MigrationDb): Promise<void> {
  const { created, key, text, whole } = columns(db)
  await run(
    db,
    // Maximums of one order: docs/decisions/0014-order-limits.md. `opening_date`: null = the shop is open.
    sql`create table app_setting (
      id ${key},
      document_id ${text} not null unique,
      phone ${text} not null,
      phone_international ${text} not null,
      whatsapp ${text} not null,
      email ${text} not null,
      register_number ${text} not null,
      tax_number ${text} not null,
      construction_banner ${whole} not null,
      banner_fr ${text} not null,
      banner_ar ${text} not null,
      free_delivery_threshold ${whole},
      exchange_days ${whole} not null,
      pixel_id ${text} not null,
      social ${text} not null,
      opening_date ${text},
      max_quantity ${whole} check (max_quantity >= 1),
      low_stock ${whole} not null default 3,
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z',
      week_start ${text} not null default 'saturday',
      languages ${text} not null default '["fr","ar","en"]',
      max_lines ${whole} default 30 check (max_lines >= 1),
      max_units ${whole} default 100 check (max_units >= 1),
      release_hours ${whole} default 72 check (release_hours >= 1),
      retention_months ${whole},
      created_at ${created},
      banner_en ${text} not null default ''
    )`,
    sql`create table app_setting_text (
      app_setting_id ${whole} not null references app_setting (id) on delete cascade,
      locale ${text} not null,
      shop_name ${text} not null,
      tagline ${text} not null,
      about ${text} not null,
      address ${text} not null,
      hours ${text} not null,
      borrowed ${text} not null default '[]',
      search_hint ${text} not null default '',
      constraint app_setting_text_key primary key (app_setting_id, locale)
    )`,
    // How far texts have borrowed again since another language became the main one; a row while that is under way.
    sql`create table text_borrowing (
      id ${whole} not null primary key,
      main_locale ${text} not null,
      table_name ${text} not null,
      after_key ${whole} not null
    )`,
  )
}

async function createPages(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    // Those of information, and the merchant's own, which can be hidden, and removed for a while.
    sql`create table page (
      id ${key},
      document_id ${text} not null unique,
      slug ${text} not null unique,
      updated_at ${text} not null,
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z',
      own ${whole} not null default 0,
      hidden ${whole} not null default 0,
      removed_at ${text}
    )`,
    sql`create table page_text (
      page_id ${whole} not null references page (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      description ${text} not null,
      content ${text} not null,
      borrowed ${text} not null default '[]',
      constraint page_text_key primary key (page_id, locale)
    )`,
    // Previews of information pages, for an hour: these have no drafts.
    sql`create table page_preview (
      document_id ${text} not null primary key,
      page_id ${whole} not null references page (id) on delete cascade,
      texts ${text} not null,
      until ${text} not null
    )`,
    // The merchant's titles and descriptions for search engines.
    sql`create table page_head (
      page ${text} not null primary key,
      title ${text} not null,
      description ${text} not null,
      picture ${text},
      edited_at ${text} not null
    )`,
    // A page without a row has the default sections.
    sql`create table section_page (
      page ${text} not null primary key,
      edited_at ${text} not null
    )`,
    sql`create table page_section (
      id ${key},
      page ${text} not null references section_page (page) on delete cascade,
      position ${whole} not null,
      kind ${text} not null,
      hidden ${whole} not null default 0,
      starts_at ${text},
      ends_at ${text},
      content ${text} not null
    )`,
    sql`create index page_section_by_page on page_section (page, position)`,
  )
}

async function createAppearance(db: MigrationDb): Promise<void> {
  const { key, text } = columns(db)
  await run(
    db,
    // A menu without a row is the default one. Entries are JSON.
    sql`create table shop_menu (
      menu ${text} not null primary key,
      entries ${text} not null,
      edited_at ${text} not null
    )`,
    // The merchant's draft, and the versions that were published. A theme is JSON.
    sql`create table shop_theme (
      id ${key},
      theme ${text} not null,
      published_at ${text},
      edited_at ${text} not null
    )`,
    sql`insert into shop_theme (theme, published_at, edited_at) values ('{}', null, '2026-11-21T00:00:00.000Z')`,
  )
}
