import { sql } from "kysely"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { ThingContent } from "../../sample/clear/thing-rows.ts"

/** Rows of one statement: their content is long. */
const readAtOnce = 80

/** Deleted products in whose content one of some texts stands: the content is read once, however many texts there are.
 *  @param table whose rows hold the texts
 *  @param words as they stand in JSON */
async function findRemoved(tx: Tx, table: string, words: readonly string[]): Promise<number[]> {
  const [first, ...others] = words
  if (first === undefined) return []
  const needed = others.length === 0 ? first : `${JSON.stringify(table)}:[{`
  const found: number[] = []
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom("removed_product")
      .select(["id", "content"])
      .where("id", ">", after)
      .where(sql<boolean>`hanout_contains(content, ${needed})`)
      .orderBy("id")
      .limit(readAtOnce)
      .execute()
    for (const { id, content } of rows) if (words.some((word) => content.includes(word))) found.push(id)
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return found
    after = last.id
  }
}

/** Changes what is kept of deleted products, where one of some texts stands in it; parameters of `findRemoved`. */
async function changeRemoved(
  tx: Tx,
  { table, words }: { table: "review" | "stock_alert"; words: readonly string[] },
  change: (content: ThingContent) => ThingContent,
): Promise<void> {
  // In the order of their keys: two that change the same ones wait for each other.
  for (const id of await findRemoved(tx, table, words)) {
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

/** Who wrote a review, as it stands with it. */
type Author = { name: string; town: string | null; email: string }

/** Takes the author out of reviews of orders in products that can be restored.
 *  @param nobody the author from now on */
export async function eraseRemovedAuthors(tx: Tx, orderIds: readonly number[], nobody: Author): Promise<void> {
  const orders = new Set<unknown>(orderIds)
  const words = orderIds.map((id) => `"order_id":${id}`)
  await changeRemoved(
    tx,
    { table: "review", words },
    ({ review = [], review_picture = [], review_picture_part = [], ...rest }) => {
      const theirs = new Set(review.filter((row) => orders.has(row.order_id)).map((row) => row.id))
      return {
        ...rest,
        review: review.map((row) => (theirs.has(row.id) ? { ...row, ...nobody } : row)),
        review_picture: review_picture.filter((row) => !theirs.has(row.review_id)),
        review_picture_part: review_picture_part.filter((row) => !theirs.has(row.review_id)),
      }
    },
  )
}

/** Takes requests of addresses to be told of stock out of products that can be restored.
 *  @param emails as they are kept */
export async function eraseRemovedAlerts(tx: Tx, emails: readonly string[]): Promise<void> {
  const addresses = new Set(emails.map((email) => email.toLowerCase()))
  const words = emails.map((email) => JSON.stringify(email).slice(1, -1))
  await changeRemoved(tx, { table: "stock_alert", words }, ({ stock_alert = [], ...rest }) => ({
    ...rest,
    stock_alert: stock_alert.filter((row) => !addresses.has(String(row.email).toLowerCase())),
  }))
}

/** Takes requests to be told of stock out of products that can be restored.
 *  @param token of the address whose requests they are */
export async function endRemovedAlerts(tx: Tx, token: string): Promise<void> {
  const words = [`"token":${JSON.stringify(token)}`]
  await changeRemoved(tx, { table: "stock_alert", words }, ({ stock_alert = [], ...rest }) => ({
    ...rest,
    stock_alert: stock_alert.filter((row) => row.token !== token),
  }))
}
