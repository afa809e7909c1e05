import { removedProductHours } from "#core/catalogue/removed-product.ts"
import type { Db, Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { deleteThings, insertThings, readThings, type ThingContent } from "../../things/thing-rows.ts"
import { insertRemovedAlerts, takeRemovedAlerts } from "./removed-alerts.ts"

const hour = 3_600_000

const expiry = (now: Date) => new Date(now.getTime() - removedProductHours * hour).toISOString()

/** Deletes a locked product, and keeps all its rows for the time in which it can be restored. */
export async function removeProduct(tx: Tx, product: { id: number; documentId: string }, now: Date): Promise<void> {
  const { id, documentId } = product
  // A visitor who ends alerts at this moment ends them before they are read, or finds them where they are stored.
  await tx
    .selectFrom("stock_alert")
    .select("id")
    .where("product_id", "=", id)
    .orderBy("id")
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute()
  const rows = (await readThings(tx, "product", [id])).get(id)
  if (!rows) throw new Error(`The product ${id} is locked and gone`)
  const { stock_alert: alerts = [], ...content } = rows
  const removed = await tx
    .insertInto("removed_product")
    .values({ at: now.toISOString(), document_id: documentId, content: JSON.stringify(content) })
    .returning("id")
    .executeTakeFirstOrThrow()
  await insertRemovedAlerts(tx, removed.id, alerts)
  await deleteThings(tx, "product", [id])
}

/** Restores a deleted product, row by row as it was, under the keys that it had. What it refers to and what is gone meanwhile,
 *  such as a category or a picture, it does without; and without former addresses that lead to another product by now.
 *  @returns false when nothing of it is stored
 *  @throws what the database throws where its address or SKU is in use by now, or its brand is gone */
export async function restoreProduct(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  const removed = await tx
    .selectFrom("removed_product")
    .select(["id", "content"])
    .where("document_id", "=", documentId)
    .where("at", ">=", expiry(now))
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!removed) return false
  const alerts = await takeRemovedAlerts(tx, removed.id)
  await tx.deleteFrom("removed_product").where("id", "=", removed.id).execute()
  // Written by `removeProduct` alone.
  const content = JSON.parse(removed.content) as ThingContent
  await insertThings(tx, "product", [{ ...content, stock_alert: alerts }])
  return true
}

/** Deletes what can be restored no more. */
export async function purgeRemovedProducts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("removed_product").where("at", "<", expiry(now)).execute()
}
