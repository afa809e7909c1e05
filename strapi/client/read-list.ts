import { z } from "zod"
import type { QueryValues } from "#core/path-template.ts"
import type { Populate, ReadStrapi } from "./read-strapi.ts"
import type { StrapiPath } from "./strapi-client.ts"

/** Strapi's own maximum unless its `config/api.js` says otherwise; where that is lower, pages are shorter. */
const pageSize = 100

const list = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.int(), total: z.int() }) }),
})

export type StrapiPage = { items: unknown[]; pages: number; total: number }

export type ListQuery = { path: StrapiPath; query?: QueryValues; populate?: Populate }

/** Reads one page of a collection.
 *  @param page from 1 */
export async function readPage(
  read: ReadStrapi,
  { path, query, populate }: ListQuery,
  page: number,
): Promise<StrapiPage> {
  const pageQuery = { ...query, "pagination[page]": page, "pagination[pageSize]": pageSize }
  const { data, meta } = list.parse(await read(path, pageQuery, populate))
  return { items: data, pages: meta.pagination.pageCount, total: meta.pagination.total }
}

/** Reads a collection page by page.
 *  @param max items; of more, the first ones are read */
export async function* readPages(read: ReadStrapi, query: ListQuery, max: number): AsyncGenerator<StrapiPage> {
  let count = 0
  for (let number = 1; ; number++) {
    const page = await readPage(read, query, number)
    yield { ...page, items: page.items.slice(0, max - count) }
    count += page.items.length
    if (number >= page.pages || count >= max || page.items.length === 0) return
  }
}
