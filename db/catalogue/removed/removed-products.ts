import { sql } from "kysely"
import { removedProductHours } from "#core/catalogue/removed-product.ts"
import type { Db, Tx } from "../../database.ts"
import { deleteThings, insertThings, readThings, type ThingContent } from "../../sample/clear/thing-rows.ts"

const hour = 3_600_000

const expiry = (now: Date) => new Date(now.getTime() - removedProductHours * hour).toISOString()

/** Deletes a locked product, and keeps all its rows for the time in which it can be restored. */
export async function removeProduct(tx: Tx, product: { id: number; documentId: string }, now: Date): Promise<void> {
  const { id, documentId } = product
  const content = (await readThings(tx, "product", [id])).get(id)
  if (!content) throw new Error(`The product ${id} is locked and gone`)
  const row = { at: now.toISOString(), document_id: documentId, content: JSON.stringify(content) }
  await tx.insertInto("removed_product").values(row).execute()
  await deleteThings(tx, "product", [id])
}

/** Restores a deleted product, row by row as it was, under the keys that it had. What it refers to and what is gone meanwhile,
 *  such as a category or a picture, it does without.
 *  @returns false when nothing of it is kept
 *  @throws what the database throws where its address or SKU is in use by now, or its brand is gone */
export async function restoreProduct(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  const kept = await tx
    .deleteFrom("removed_product")
    .where("document_id", "=", documentId)
    .where("at", ">=", expiry(now))
    .returning("content")
    .execute()
  const [first] = kept
  if (!first) return false
  // Written by `removeProduct` alone.
  await insertThings(tx, "product", [JSON.parse(first.content) as ThingContent])
  return true
}

/** Deletes what can be restored no more. */
export async function purgeRemovedProducts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("removed_product").where("at", "<", expiry(now)).execute()
}

/** Takes a person out of products that can be restored: the author of reviews of an order, and requests to be told of stock.
 *  @param orderId null = no order's
 *  @param emails as they are kept
 *  @param nobody the author of these reviews from now on */
export async function eraseFromRemovedProducts(
  tx: Tx,
  { orderId, emails }: { orderId: number | null; emails: readonly string[] },
  nobody = { name: "", town: null, email: "" },
): Promise<void> {
  const words = [
    ...emails.map((email) => JSON.stringify(email).slice(1, -1)),
    ...(orderId === null ? [] : [`"order_id":${orderId}`]),
  ]
  if (words.length === 0) return
  const rows = await tx
    .selectFrom("removed_product")
    .select(["id", "content"])
    .where((e) => e.or(words.map((word) => sql<boolean>`hanout_contains(content, ${word})`)))
    .execute()
  const addresses = new Set(emails.map((email) => email.toLowerCase()))
  const isTheirs = (row: Record<string, unknown>) => addresses.has(String(row.email).toLowerCase())
  for (const { id, content } of rows) {
    // Written by `removeProduct` alone.
    const {
      review = [],
      stock_alert = [],
      review_picture = [],
      review_picture_part = [],
      ...rest
    } = JSON.parse(content) as ThingContent
    const ofOrder = new Set(review.filter((row) => orderId !== null && row.order_id === orderId).map((row) => row.id))
    const erased: ThingContent = {
      ...rest,
      review: review.map((row) => (ofOrder.has(row.id) ? { ...row, ...nobody } : row)),
      review_picture: review_picture.filter((row) => !ofOrder.has(row.review_id)),
      review_picture_part: review_picture_part.filter((row) => !ofOrder.has(row.review_id)),
      stock_alert: stock_alert.filter((row) => !isTheirs(row)),
    }
    await tx
      .updateTable("removed_product")
      .set({ content: JSON.stringify(erased) })
      .where("id", "=", id)
      .execute()
  }
}
