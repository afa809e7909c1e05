import { sql } from "kysely"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { ThingContent } from "../../things/thing-rows.ts"

/** Rows of one statement: their content is long. */
const maxRows = 80

/** Finds deleted products with reviews of some orders: the content is read once, however many orders there are. */
async function findRemovedReviews(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  if (orderIds.length === 0) return []
  const words = orderIds.map((id) => `"order_id":${id}`)
  const found: number[] = []
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom("removed_product")
      .select(["id", "content"])
      .where("id", ">", after)
      .where(sql<boolean>`hanout_contains(content, ${'"review":[{'})`)
      .orderBy("id")
      .limit(maxRows)
      .execute()
    for (const { id, content } of rows) if (words.some((word) => content.includes(word))) found.push(id)
    const last = rows.at(-1)
    if (!last || rows.length < maxRows) return found
    after = last.id
  }
}

/** The author of a review, as stored with it. */
type Author = { name: string; town: string | null; email: string }

function withoutAuthors(
  { review = [], review_picture = [], review_picture_part = [], ...rest }: ThingContent,
  orders: ReadonlySet<unknown>,
  nobody: Author,
): ThingContent {
  const theirs = new Set(review.filter((row) => orders.has(row.order_id)).map((row) => row.id))
  return {
    ...rest,
    review: review.map((row) => (theirs.has(row.id) ? { ...row, ...nobody } : row)),
    review_picture: review_picture.filter((row) => !theirs.has(row.review_id)),
    review_picture_part: review_picture_part.filter((row) => !theirs.has(row.review_id)),
  }
}

/** Removes the author from reviews of orders in products that can be restored.
 *  @param nobody the author from now on */
export async function eraseRemovedAuthors(tx: Tx, orderIds: readonly number[], nobody: Author): Promise<void> {
  const orders = new Set<unknown>(orderIds)
  // In the order of their keys: two that change the same ones wait for each other.
  for (const id of await findRemovedReviews(tx, orderIds)) {
    const row = await tx
      .selectFrom("removed_product")
      .select("content")
      .where("id", "=", id)
      .$if(isPostgres(tx), (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) continue
    // Written by `removeProduct` alone.
    const content = JSON.stringify(withoutAuthors(JSON.parse(row.content) as ThingContent, orders, nobody))
    if (content !== row.content) await tx.updateTable("removed_product").set({ content }).where("id", "=", id).execute()
  }
}
