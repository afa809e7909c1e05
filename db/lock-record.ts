import { sql } from "kysely"
import type { Tx } from "./database.ts"
import { isPostgres } from "./engine.ts"

/** Locks one record until the end of the transaction, so that what is read of it next is what is changed. On SQLite the transaction
 *  is the only one that writes. */
export async function lockRecord(
  tx: Tx,
  table: "product" | "category" | "post" | "orders",
  documentId: string,
): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`select id from ${sql.table(table)} where document_id = ${documentId} for update`.execute(tx)
}
