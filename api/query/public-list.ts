import type { ContentTag } from "#db/changes/content-changes.ts"
import type { Db } from "#db/database.ts"
import type { Listing } from "#db/lists/listing.ts"
import { pickFields } from "./fields.ts"
import type { ListKind, ListQuery } from "./list-query.ts"
import { partAnswer } from "./pagination.ts"
import { pickRelations } from "./relation-query.ts"

/** Entries of one language on the wire, how many there are in all, and what the list depends on; without `tags` it may change
 *  at any time. */
type Listed = { resources: object[]; total: number; tags: readonly ContentTag[] | undefined }

/** A list of public content: what its query may name, and how a part of it is read in one language. */
export type PublicList = ListKind & {
  /** Of the resource in addresses. */
  name: string
  /** How many entries exist, at most `max` of them; without it the page is taken to be full. */
  countRows?: (db: Db, max: number) => Promise<number>
  /** @param at the moment at which it is read, and the paths that are populated */
  read: (db: Db, listing: Listing, at: { now: Date; populate: Set<string> }) => Promise<Listed>
}

/** The entries of a list in every language: those of one entry follow one another. Filters and sorts are of the first
 *  language, so that a page never reads more entries than it shows. */
async function inEveryLanguage(
  { listing, locales }: ListQuery,
  read: (listing: Listing) => Promise<Listed>,
): Promise<Listed> {
  const many = locales.length
  const first = Math.floor(listing.start / many)
  const limit = Math.ceil((listing.start + listing.limit) / many) - first
  const listed: Listed[] = []
  for (const locale of locales) listed.push(await read({ ...listing, start: first, limit, locale }))
  const [main] = listed
  if (!main) throw new Error("A list has at least one language")
  const all = main.resources.flatMap((_resource, index) => listed.flatMap(({ resources }) => resources[index] ?? []))
  const skipped = listing.start - first * many
  return { ...main, resources: all.slice(skipped, skipped + listing.limit), total: main.total * many }
}

/** Reads one part of a list, with what the query leaves of its entries.
 *  @param now the moment of which the list is
 *  @returns the body on the wire, and what it depends on */
export async function readList(db: Db, list: PublicList, query: ListQuery, now: Date) {
  const { listing, locales, populate, fields, part } = query
  const read = (each: Listing) => list.read(db, each, { now, populate: populate.paths })
  const { resources, total, tags } = await (locales.length > 1 ? inEveryLanguage(query, read) : read(listing))
  const data = resources.map((resource) => pickRelations(pickFields(resource, fields, populate.paths), populate))
  return { body: partAnswer(data, total, part), tags }
}
