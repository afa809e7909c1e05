import { sql } from "kysely"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"

/** The highest key that orders of another shop keep: no shop has as many, and one number must not use up all that follow. */
export const maxMovedKey = 100_000_000

/** Key of PostgreSQL's advisory lock. */
const lockKey = 4_815_162_344

/** Raises the key of the next order above a given one, so that an order that is placed while others move in takes none of their keys.
 *  @param highest at most `maxMovedKey` */
export async function passOrderKeys(tx: Tx, highest: number): Promise<void> {
  if (highest <= 0) return
  if (isPostgres(tx)) {
    // Two imports set the sequence one after another: it must not go back behind keys that are taken.
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx)
    await sql`select setval(sequence, ${highest}::bigint)
      from (select pg_get_serial_sequence('orders', 'id')::regclass as sequence) as named
      where coalesce(pg_sequence_last_value(sequence), 0) < ${highest}::bigint`.execute(tx)
    return
  }
  // The row is there once the first order was placed.
  await sql`insert into sqlite_sequence (name, seq) select 'orders', 0
    where not exists (select 1 from sqlite_sequence where name = 'orders')`.execute(tx)
  await sql`update sqlite_sequence set seq = ${highest} where name = 'orders' and seq < ${highest}`.execute(tx)
}
