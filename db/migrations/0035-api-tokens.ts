import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Tokens of programs, and their requests that must not be done twice (docs/decisions/0046-api-tokens.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table api_token (
      id ${key},
      document_id ${text} not null unique,
      name ${text} not null,
      token_hash ${text} not null unique,
      hint ${text} not null,
      scopes ${text} not null,
      staff_id ${text} not null references staff_user (id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text},
      last_used_at ${text}
    )`,
    sql`create table token_request (
      token_id ${whole} not null references api_token (id) on delete cascade,
      key ${text} not null,
      digest ${text} not null,
      status ${whole} not null,
      document_id ${text},
      answer ${text},
      created_at ${text} not null,
      primary key (token_id, key)
    )`,
    sql`create index token_request_by_time on token_request (created_at)`,
  )
}
