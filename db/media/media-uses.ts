import { type RawBuilder, sql } from "kysely"
import type { Db } from "../database.ts"

/** A place where a picture is used: `name` is the slug of a product, category, post, page or landing page,
 *  the name of a place of the home, the documentId of an order.  */
export type MediaUse = {
  kind: "product" | "category" | "post" | "page" | "landing" | "home" | "order"
  name: string
}

type Use = { kind: MediaUse["kind"]; from: RawBuilder<{ name: string }> }

/** Every table that can refer to a picture. Block content holds its address as a JSON text.
 *  @param url the picture's address */
function uses(id: number, url: string): Use[] {
  const quoted = JSON.stringify(url)
  return [
    {
      kind: "product",
      from: sql`select slug as name from product where image_id = ${id}
        or exists (select 1 from product_media where product_id = product.id and media_id = ${id})
        or exists (select 1 from product_color where product_id = product.id and image_id = ${id})
        or exists (select 1 from product_variant where product_id = product.id and image_id = ${id})
        or exists (select 1 from product_text where product_id = product.id and hanout_contains(description, ${quoted}))`,
    },
    { kind: "category", from: sql`select slug as name from category where image_id = ${id}` },
    {
      kind: "post",
      from: sql`select slug as name from post where image_id = ${id}
        or exists (select 1 from post_media where post_id = post.id and media_id = ${id})
        or exists (select 1 from post_text where post_id = post.id and hanout_contains(content, ${quoted}))`,
    },
    {
      kind: "page",
      from: sql`select slug as name from page
        where exists (select 1 from page_text where page_id = page.id and hanout_contains(content, ${quoted}))
        or exists (select 1 from page_section where page_section.page = page.document_id and hanout_contains(content, ${quoted}))`,
    },
    {
      kind: "landing",
      from: sql`select slug as name from landing_page where exists (
        select 1 from page_section where page_section.page = landing_page.document_id and hanout_contains(content, ${quoted}))`,
    },
    {
      kind: "home",
      from: sql`select name from shop_picture where media_id = ${id}
        union select page as name from page_section where hanout_contains(content, ${quoted})
          and not exists (select 1 from page where document_id = page_section.page)
          and not exists (select 1 from landing_page where document_id = page_section.page)
        union select page as name from page_head where picture = ${url}`,
    },
    {
      kind: "order",
      from: sql`select document_id as name from orders
        where exists (select 1 from order_line where order_id = orders.id and image = ${url})`,
    },
  ]
}

/** Where a picture is used: a few places of each kind. */
export async function mediaUses(db: Db, { id, url }: { id: number; url: string }, max = 3): Promise<MediaUse[]> {
  const found: MediaUse[] = []
  for (const { kind, from } of uses(id, url)) {
    const { rows } = await sql<{ name: string }>`${from} limit ${max}`.execute(db)
    found.push(...rows.map(({ name }) => ({ kind, name })))
  }
  return found
}
