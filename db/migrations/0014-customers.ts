import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Shoppers' accounts, apart from the staff's. */
export async function up(db: MigrationDb): Promise<void> {
  await createShoppers(db)
  await createSessions(db)
}

async function createShoppers(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    sql`create table shopper_user (
      id ${text} not null primary key,
      name ${text} not null,
      email ${text} not null unique,
      email_verified ${whole} not null default 0,
      image ${text},
      login_mobile ${text},
      locale ${text} not null,
      firstname ${text} not null,
      lastname ${text} not null,
      mobile ${text} not null default '',
      created_at ${text} not null,
      updated_at ${text} not null,
      phone_key ${text} not null default ''
    )`,
    sql`create index shopper_user_login_mobile on shopper_user (login_mobile)`,
    sql`create index shopper_user_phone_key on shopper_user (phone_key)`,
    sql`create table shopper_address (
      id ${text} not null primary key,
      user_id ${text} not null references shopper_user (id) on delete cascade,
      wilaya ${text} not null,
      commune ${text} not null,
      address ${text} not null,
      usual ${whole} not null,
      created_at ${text} not null
    )`,
    sql`create index shopper_address_user_id on shopper_address (user_id)`,
    sql`create unique index shopper_address_usual on shopper_address (user_id) where usual = 1`,
    // A variant by the codes of its colour and size; '' = none.
    sql`create table shopper_wish (
      user_id ${text} not null references shopper_user (id) on delete cascade,
      slug ${text} not null,
      position ${whole} not null,
      color ${text} not null default '',
      size ${text} not null default '',
      constraint shopper_wish_key primary key (user_id, slug)
    )`,
  )
}

/** Tables of Better Auth. Sessions hold the hash of what the cookie holds. */
async function createSessions(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    sql`create table shopper_session (
      id ${text} not null primary key,
      token ${text} not null unique,
      user_id ${text} not null references shopper_user (id) on delete cascade,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      ip_address ${text},
      user_agent ${text}
    )`,
    sql`create index shopper_session_user_id on shopper_session (user_id)`,
    sql`create table shopper_account (
      id ${text} not null primary key,
      account_id ${text} not null,
      provider_id ${text} not null,
      user_id ${text} not null references shopper_user (id) on delete cascade,
      access_token ${text},
      refresh_token ${text},
      id_token ${text},
      access_token_expires_at ${text},
      refresh_token_expires_at ${text},
      scope ${text},
      password ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index shopper_account_user_id on shopper_account (user_id)`,
    sql`create unique index shopper_account_password on shopper_account (password)`,
    // One salt for all accounts of a mobile number, so that one hash finds the account among any number of them.
    sql`create table shopper_mobile_salt (
      mobile ${text} not null,
      place ${whole} not null,
      prefix ${text} not null,
      constraint shopper_mobile_salt_key primary key (mobile, place)
    )`,
    sql`create table shopper_verification (
      id ${text} not null primary key,
      identifier ${text} not null,
      value ${text} not null,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create table shopper_link (
      token_hash ${text} not null primary key,
      kind ${text} not null check (kind in ('account', 'password')),
      email ${text} not null,
      firstname ${text},
      lastname ${text},
      password ${text},
      locale ${text} not null,
      user_id ${text} references shopper_user (id) on delete cascade,
      expires_at ${text} not null
    )`,
    sql`create index shopper_link_email on shopper_link (email)`,
  )
}
