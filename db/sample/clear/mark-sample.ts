import { sql } from "kysely"
import { sampleKinds } from "#core/sample/sample-clearing.ts"
import type { Tx } from "../../database.ts"
import { storeRows } from "../../store-rows.ts"
import { tableOf } from "../../things/thing-parts.ts"
import { readThings, thingHash } from "../../things/thing-rows.ts"

/** Notes what the sample brought and how it looks, so that clearing deletes nothing else. In the transaction that loads the
 *  sample into an empty shop: every thing in it is the sample's, but for the brand that stands for none. */
export async function markSample(tx: Tx): Promise<void> {
  await tx.deleteFrom("sample_row").execute()
  for (const kind of sampleKinds) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(tableOf(kind))} where id > 0`.execute(tx)
    const ids = rows.map(({ id }) => Number(id))
    const things = [...(await readThings(tx, kind, ids))]
    const marks = things.map(([id, content]) => ({ kind, row_id: id, hash: thingHash(kind, content) }))
    await storeRows(tx, marks, (some) => tx.insertInto("sample_row").values(some))
  }
}
