import { sql } from "kysely"
import type { Db, Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { StateRejectedError } from "../../staff/rejected.ts"
import { inTransaction } from "../../transaction.ts"

/** Any number, the same in every process of the shop. */
const lockKey = 4_815_162_343

const importRunning = () => new StateRejectedError("IMPORT_RUNNING", "A file of products is being stored")

/** Does work that changes the catalogue in one transaction, as `inTransaction` does, while no import stores products.
 *  @throws StateRejectedError IMPORT_RUNNING */
export const changeCatalogue = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    // An import that begins waits for the end of this transaction; on SQLite there is one writer at a time anyway.
    if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared(${sql.lit(lockKey)})`.execute(tx)
    const running = await tx.selectFrom("product_import").select("id").where("active", "=", 1).executeTakeFirst()
    if (running) throw importRunning()
    return work(tx)
  })

/** Keeps everybody else from changing the catalogue until the import ends; what was being changed is stored first. Orders
 *  change the stock as before.
 *  @throws StateRejectedError IMPORT_RUNNING when another import does so */
export async function lockCatalogue(db: Db, importId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx)
    const running = await tx.selectFrom("product_import").select("id").where("active", "=", 1).executeTakeFirst()
    if (running) throw importRunning()
    const locked = { active: 1, status: "checking", touched_at: new Date().toISOString() } as const
    await tx.updateTable("product_import").set(locked).where("id", "=", importId).execute()
  })
}
