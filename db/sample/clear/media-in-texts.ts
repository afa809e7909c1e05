import { sql } from "kysely"
import type { Db } from "../../database.ts"
import type { Going } from "./thing-parts.ts"

/** Products whose descriptions one statement reads: between two of them other requests are answered. */
const slice = 2_000

const part = '"/media/'

/** The addresses of pictures in JSON. */
const addresses = (json: string): string[] => [...json.matchAll(/"(\/media\/[^"\\]+)"/g)].map(([, url = ""]) => url)

async function* textsOf(db: Db, going: Going): AsyncGenerator<string> {
  const { last } = await db
    .selectFrom("product")
    .select((e) => e.fn.max("id").as("last"))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < Number(last ?? 0); from += slice) {
    const { rows } = await sql<{ id: number; text: string }>`
      select product_id as id, description as text from product_text
      where product_id > ${from} and product_id <= ${from + slice} and hanout_contains(description, ${part})`.execute(
      db,
    )
    for (const { id, text } of rows) if (!going.product?.has(Number(id))) yield text
    await new Promise((resolve) => setImmediate(resolve))
  }
  const posts = await sql<{ id: number; text: string }>`
    select post_id as id, content as text from post_text where hanout_contains(content, ${part})`.execute(db)
  for (const { id, text } of posts.rows) if (!going.post?.has(Number(id))) yield text
  const pages = await sql<{ text: string }>`
    select content as text from page_text where hanout_contains(content, ${part})`.execute(db)
  for (const { text } of pages.rows) yield text
  const sections = await db.selectFrom("page_section").select(["id", "content"]).execute()
  for (const { id, content } of sections) if (!going.section?.has(id)) yield content
}

/** The pictures of orders that stay, by their addresses: the product may show others by now. */
async function inOrders(db: Db, urls: string[], going: Going): Promise<string[]> {
  const lines = await db
    .selectFrom("order_line")
    .select("image")
    .distinct()
    .where("image", "in", ["", ...urls])
    .where("order_id", "not in", [-1, ...(going.order ?? [])])
    .execute()
  return lines.flatMap(({ image }) => image ?? [])
}

/** Which of some pictures are in a text that stays, of a product, a post, a page or a section, or in an order that stays. */
export async function sampleMediaInTexts(db: Db, ids: readonly number[], going: Going): Promise<Set<number>> {
  const rows = await db
    .selectFrom("media")
    .select(["id", "url"])
    .where("id", "in", [-1, ...ids])
    .execute()
  const byAddress = new Map(rows.map(({ id, url }) => [url, id]))
  const ordered = await inOrders(db, [...byAddress.keys()], going)
  const found = new Set(ordered.flatMap((url) => byAddress.get(url) ?? []))
  for await (const text of textsOf(db, going)) {
    for (const url of addresses(text)) {
      const id = byAddress.get(url)
      if (id !== undefined) found.add(id)
    }
  }
  return found
}
