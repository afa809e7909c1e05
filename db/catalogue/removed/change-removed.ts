import { sql } from "kysely"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { ThingContent } from "../../sample/clear/thing-rows.ts"
import { toBatches } from "../../store-rows.ts"

/** Texts that one statement looks for. */
const maxWords = 100

// SQLite's own function is much faster than one of ours there.
const holds = (tx: Tx, word: string) =>
  isPostgres(tx) ? sql<boolean>`hanout_contains(content, ${word})` : sql<boolean>`instr(content, ${word}) > 0`

/** Changes what is kept of deleted products, where one of some texts stands in it.
 *  @param words as they stand in JSON */
async function changeRemoved(
  tx: Tx,
  words: readonly string[],
  change: (content: ThingContent) => ThingContent,
): Promise<void> {
  const any = await tx.selectFrom("removed_product").select("id").limit(1).executeTakeFirst()
  if (!any) return
  const found = new Set<number>()
  for (const some of toBatches(words, maxWords)) {
    const rows = await tx
      .selectFrom("removed_product")
      .select("id")
      .where((e) => e.or(some.map((word) => holds(tx, word))))
      .execute()
    for (const { id } of rows) found.add(id)
  }
  // In the order of their keys: two that change the same ones wait for each other.
  for (const id of [...found].toSorted((a, b) => a - b)) {
    const row = await tx
      .selectFrom("removed_product")
      .select("content")
      .where("id", "=", id)
      .$if(isPostgres(tx), (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) continue
    // Written by `removeProduct` alone.
    const content = JSON.stringify(change(JSON.parse(row.content) as ThingContent))
    if (content !== row.content) await tx.updateTable("removed_product").set({ content }).where("id", "=", id).execute()
  }
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
  const addresses = new Set(emails.map((email) => email.toLowerCase()))
  const isTheirs = (row: Record<string, unknown>) => addresses.has(String(row.email).toLowerCase())
  await changeRemoved(tx, words, (content) => {
    const { review = [], stock_alert = [], review_picture = [], review_picture_part = [], ...rest } = content
    const ofOrder = new Set(review.filter((row) => orderId !== null && row.order_id === orderId).map((row) => row.id))
    return {
      ...rest,
      review: review.map((row) => (ofOrder.has(row.id) ? { ...row, ...nobody } : row)),
      review_picture: review_picture.filter((row) => !ofOrder.has(row.review_id)),
      review_picture_part: review_picture_part.filter((row) => !ofOrder.has(row.review_id)),
      stock_alert: stock_alert.filter((row) => !isTheirs(row)),
    }
  })
}

/** Takes requests to be told of stock out of products that can be restored.
 *  @param token of the address whose requests they are */
export async function endRemovedAlerts(tx: Tx, token: string): Promise<void> {
  await changeRemoved(tx, [`"token":${JSON.stringify(token)}`], ({ stock_alert = [], ...rest }) => ({
    ...rest,
    stock_alert: stock_alert.filter((row) => row.token !== token),
  }))
}
