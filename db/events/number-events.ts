import { sql } from "kysely"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** Events that one transaction numbers. */
const maxNumbered = 500

/** Gives the next numbers to events that have none, in the order of their keys. One process at a time does so. On PostgreSQL keys are
 *  not in the order of commits: an event that commits later gets a later number, so nobody who reads by number misses it. Two changes of one
 *  thing are in their order, since the second one waits for the commit of the first.
 *  @returns how many there were; call it again while there were any */
export function numberEvents(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { last } = await tx
      .updateTable("event_clock")
      .set((e) => ({ last: e.ref("last") }))
      .returning("last")
      .executeTakeFirstOrThrow()
    const { numAffectedRows } = await sql`
      update shop_event set seq = numbered.place + ${last}
      from (select id as event_id, row_number() over (order by id) as place
        from (select id from shop_event where seq is null order by id limit ${maxNumbered}) as unnumbered) as numbered
      where shop_event.id = numbered.event_id`.execute(tx)
    const count = Number(numAffectedRows ?? 0)
    if (count > 0)
      await tx
        .updateTable("event_clock")
        .set({ last: last + count })
        .execute()
    return count
  })
}

/** Whether there are events without a number. */
export async function hasUnnumbered(db: Db): Promise<boolean> {
  const row = await db.selectFrom("shop_event").select("id").where("seq", "is", null).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The number of the last event. */
export async function lastEvent(db: Db): Promise<number> {
  return (await db.selectFrom("event_clock").select("last").executeTakeFirstOrThrow()).last
}
