import type { Db } from "../../database.ts"
import { type OrderFilter, orderTest } from "./order-filter.ts"

/** Those of some orders that pass a filter, with what a change of them has to know; amounts in centimes.
 *  @param documentIds a bounded list */
export const findListed = (db: Db, filter: OrderFilter, documentIds: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["document_id as documentId", "status", "total", "paid", "cashed_at as cashedAt"])
    .where("document_id", "in", documentIds)
    .where(orderTest(db, filter))
    .execute()

/** The rows of some orders, whatever lists them. */
export const findNamed = (db: Db, documentIds: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["id", "document_id as documentId", "created_at as createdAt", "status", "version"])
    .where("document_id", "in", documentIds)
    .execute()
