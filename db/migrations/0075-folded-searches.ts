import { sql } from "kysely"
import { foldText } from "#core/search/fold-text.ts"
import type { MigrationDb } from "./columns.ts"

/** Products of one batch. */
const batchSize = 500

type Folded = { id: number; locale: string | null; search: string }

/** What products are found by drops invisible characters and knows the digits of every script, as searches do. */
export async function up(db: MigrationDb): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`select id from product where id > ${after}
      order by id limit ${batchSize}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    await foldBetween(db, after, last.id)
    after = last.id
  }
}

async function foldBetween(db: MigrationDb, after: number, last: number): Promise<void> {
  const { rows } = await sql<Folded>`
    select id, null as locale, search from product where id > ${after} and id <= ${last}
    union all select product_id, locale, search from product_text where product_id > ${after} and product_id <= ${last}
  `.execute(db)
  for (const { id, locale, search: before } of rows) {
    const search = foldText(before)
    if (search === before) continue
    if (locale === null) await db.updateTable("product").set({ search }).where("id", "=", id).execute()
    else
      await db
        .updateTable("product_text")
        .set({ search })
        .where("product_id", "=", id)
        .where("locale", "=", locale)
        .execute()
  }
}
