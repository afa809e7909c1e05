import { sql } from "kysely"
import { hashToken } from "../token-hash.ts"
import type { MigrationDb } from "./columns.ts"

/** Rows of one statement. */
const rowsAtOnce = 500
/** The sessions of an account that stay: those used last. */
const maxSessions = 20

type Session = { id: string; token: string }

/** Sessions hold the hash of what the cookie holds. Everybody stays signed in, but on more than 20 devices at once. Sign-ins
 *  of which the second step is missing begin again: they were found by what their cookie holds. */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ["staff_session", "shopper_session"]) {
    await endOldest(db, table)
    await hashTokens(db, table)
  }
  for (const table of ["staff_verification", "shopper_verification"])
    await sql`delete from ${sql.table(table)}`.execute(db)
}

async function endOldest(db: MigrationDb, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id in (select id from (
    select id, row_number() over (partition by user_id order by updated_at desc, created_at desc, id) as place
    from ${sql.table(table)}) as ranked where place > ${sql.lit(maxSessions)})`.execute(db)
}

async function hashTokens(db: MigrationDb, table: string): Promise<void> {
  let after = ""
  for (;;) {
    const { rows } = await sql<Session>`select id, token from ${sql.table(table)} where id > ${after}
      order by id limit ${sql.lit(rowsAtOnce)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const hashes = rows.map(({ id, token }) => sql`(${id}, ${hashToken(token)})`)
    await sql`with hashed (id, token) as (values ${sql.join(hashes)})
      update ${sql.table(table)} set token = hashed.token from hashed
      where hashed.id = ${sql.table(table)}.id`.execute(db)
    after = last.id
  }
}
