import { sql } from "kysely"
import type { MigrationDb } from "./columns.ts"

/** Rows of one statement: their content is long. */
const readAtOnce = 80

type Removed = { id: number; content: string }

/** Requests to be told of stock are kept with no product of the sample any more: erasing their person did not reach them.
 *  An address that a restored product has leads to no other one that had it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`delete from product_slug where slug in (select slug from product)`.execute(db)
  await forgetAlerts(db)
}

async function forgetAlerts(db: MigrationDb): Promise<void> {
  let after = 0
  for (;;) {
    const { rows } = await sql<Removed>`select id, content from sample_removed
      where kind = 'product' and id > ${after} and content like '%"stock_alert":%'
      order by id limit ${readAtOnce}`.execute(db)
    for (const { id, content } of rows) {
      // Written by the shop alone.
      const { stock_alert: _, ...kept } = JSON.parse(content)
      await sql`update sample_removed set content = ${JSON.stringify(kept)} where id = ${id}`.execute(db)
      after = id
    }
    if (rows.length < readAtOnce) return
  }
}
