import type { Context } from "hono"
import type { Listing } from "#db/catalogue/listing.ts"
import { pickFields } from "./fields.ts"
import type { ListQuery } from "./list-query.ts"
import { partAnswer } from "./pagination.ts"
import type { QueryQueue } from "./query-queue.ts"
import { pickRelations } from "./relation-query.ts"

/** Entries of one language on the wire, and how many there are in all. */
export type Listed<Resource extends object> = { resources: Resource[]; total: number }

/** The entries of a list in every language: those of one entry follow one another. Filters and sorts are of the first
 *  language, so that a page never reads more entries than it shows. */
async function inEveryLanguage<R extends object, L extends Listed<R>>(
  { listing, locales }: ListQuery,
  read: (listing: Listing) => Promise<L>,
): Promise<L> {
  const many = locales.length
  const first = Math.floor(listing.start / many)
  const limit = Math.ceil((listing.start + listing.limit) / many) - first
  const listed: L[] = []
  for (const locale of locales) listed.push(await read({ ...listing, start: first, limit, locale }))
  const [main] = listed
  if (!main) throw new Error("A list has at least one language")
  const all = main.resources.flatMap((_resource, index) => listed.flatMap(({ resources }) => resources[index] ?? []))
  const skipped = listing.start - first * many
  return { ...main, resources: all.slice(skipped, skipped + listing.limit), total: main.total * many }
}

/** A list that a request asks for; an expensive one waits in the lane of queries. */
type RequestedList = { query: ListQuery; queries: QueryQueue; c: Context }

/** One part of a list on the wire, with what the query leaves of its entries.
 *  @param read reads a part of the list in one language
 *  @returns the body, and what `read` returned with it */
export async function listBody<R extends object, L extends Listed<R>>(
  { query, queries, c }: RequestedList,
  read: (listing: Listing) => Promise<L>,
): Promise<{ body: ReturnType<typeof partAnswer>; listed: L }> {
  const { listing, locales, populate, fields, part, cost } = query
  const listed = await queries.run(c, cost, () =>
    locales.length > 1 ? inEveryLanguage<R, L>(query, read) : read(listing),
  )
  const data = listed.resources.map((resource) => pickRelations(pickFields(resource, fields, populate.paths), populate))
  return { body: partAnswer(data, listed.total, part), listed }
}
