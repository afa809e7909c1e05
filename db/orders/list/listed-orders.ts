import type { ExpressionBuilder } from "kysely"
import type { Db } from "../../database.ts"
import type { Schema } from "../../schema/schema.ts"
import { type OrderFilter, orderTest } from "./order-filter.ts"

/** PostgreSQL rejects `in ()`. */
const isOneOf = (documentIds: readonly string[]) => (e: ExpressionBuilder<Schema, "orders">) =>
  documentIds.length > 0 ? e("document_id", "in", documentIds) : e.lit(false)

/** Those of some orders that pass a filter, with what a change of them has to know; amounts in centimes.
 *  @param documentIds a bounded list */
export const findListed = (db: Db, filter: OrderFilter, documentIds: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["document_id as documentId", "status", "total", "paid", "cashed_at as cashedAt"])
    .where(isOneOf(documentIds))
    .where(orderTest(db, filter))
    .execute()

/** The rows of some orders, whatever lists them. */
export const findNamed = (db: Db, documentIds: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["id", "document_id as documentId", "created_at as createdAt", "status", "version"])
    .where(isOneOf(documentIds))
    .execute()
