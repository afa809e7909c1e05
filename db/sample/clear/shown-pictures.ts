import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { Db } from "../../database.ts"

/** Columns that name pictures by their addresses, and what goes with the text. The picture of an order is that of its day. */
const places: { table: string; key: string; column: string; kind?: SampleKind }[] = [
  { table: "product_text", key: "product_id", column: "description", kind: "product" },
  { table: "post_text", key: "post_id", column: "content", kind: "post" },
  { table: "page_text", key: "page_id", column: "content" },
  { table: "page_section", key: "id", column: "content", kind: "section" },
  { table: "order_line", key: "order_id", column: "image" },
]

/** Keys that one statement reads: between two of them other requests are answered. */
const slice = 2_000

export type ShownPicture = { url: string; kind: SampleKind | undefined; id: number }

/** Where texts, sections, page heads and orders show pictures of the sample. Reads all of them once; nothing in a shop without such pictures. */
export async function findShownPictures(db: Db): Promise<ShownPicture[]> {
  const pictures = await sql<{ url: string }>`select url from media
    inner join sample_row on sample_row.kind = 'picture' and sample_row.row_id = media.id`.execute(db)
  const urls = new Set(pictures.rows.map(({ url }) => url))
  if (urls.size === 0) return []
  const heads = await db.selectFrom("page_head").select("picture as url").execute()
  const shown: ShownPicture[] = heads.flatMap(({ url }) => (url ? [{ url, kind: undefined, id: 0 }] : []))
  for (const { table, key, column, kind } of places) {
    const last = sql<{ id: number | null }>`select max(${sql.ref(key)}) as id from ${sql.table(table)}`
    const max = Number((await last.execute(db)).rows[0]?.id ?? 0)
    for (let from = 0; from < max; from += slice) {
      const { rows } = await sql<{ id: number; text: string }>`
        select ${sql.ref(key)} as id, ${sql.ref(column)} as text from ${sql.table(table)}
        where ${sql.ref(key)} > ${from} and ${sql.ref(key)} <= ${from + slice}
          and hanout_contains(${sql.ref(column)}, '/media/')`.execute(db)
      for (const { id, text } of rows)
        for (const [url] of text.matchAll(/\/media\/[^"\\]+/g))
          if (urls.has(url)) shown.push({ url, kind, id: Number(id) })
      await setImmediate()
    }
  }
  return shown
}
