import type { Selectable } from "kysely"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { OrdersTable } from "../../schema/order-schema.ts"

export type OrderRecord = Selectable<OrdersTable>

/** Reads an order whole and keeps it as it is until the transaction ends. */
export const lockWhole = (tx: Tx, documentId: string): Promise<OrderRecord | undefined> =>
  tx
    .selectFrom("orders")
    .selectAll()
    .where("document_id", "=", documentId)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
