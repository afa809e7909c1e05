import { Hono } from "hono"
import type { Locale } from "#core/i18n/locale.ts"
import type { ContentTag } from "#db/changes/content-changes.ts"
import type { Db } from "#db/database.ts"
import type { FieldTable } from "#db/lists/condition.ts"
import type { Listing, Page, Sort } from "#db/lists/listing.ts"
import { createTimeSlice } from "../common/time-slice.ts"
import { notFound } from "../errors.ts"
import { readQuery } from "../parameters/read-query.ts"
import { pickFields, readFields } from "./fields.ts"
import { answerList, type PublishedContent } from "./list-route.ts"
import { readLocales, readStatus } from "./locale.ts"
import { readPopulate } from "./populate.ts"
import type { PublicList } from "./public-list.ts"
import { pickRelations, type RelationKinds } from "./relation-query.ts"

/** Differences between kinds of entries. Entries can be listed, searched by words, and read one by one. */
export type EntryKind<Row, Resource extends object> = {
  fields: FieldTable
  /** The field that `_q` looks in. */
  search: FieldTable
  sort?: Sort[]
  relations: readonly string[]
  /** Types of the relations' fields. */
  relationKinds: RelationKinds
  attributes: string[]
  list: (db: Db, listing: Listing, now: Date) => Promise<Page<Row>>
  find: (db: Db, documentId: string, at: { locale: Locale; now: Date }) => Promise<Row | undefined>
  resources: (db: Db, rows: Row[], populate: Set<string>, locale: Locale) => Promise<Resource[]>
  /** Cache tags of a list that shows these rows; undefined = it may change at any time. */
  listTags: (listing: Listing, rows: readonly Row[]) => ContentTag[] | undefined
  /** Cache tags of one entry. */
  tags: (row: Row) => ContentTag[]
}

/** The list of a kind of entry.
 *  @param name of the resource in addresses */
export function entryList<Row, Resource extends object>(name: string, kind: EntryKind<Row, Resource>): PublicList {
  return {
    ...kind,
    name,
    read: async (db, listing, { now, populate }) => {
      const slice = createTimeSlice()
      const { rows, total } = await kind.list(db, listing, now)
      await slice()
      const resources = await kind.resources(db, rows, populate, listing.locale)
      return { resources, total, tags: kind.listTags(listing, rows) }
    },
  }
}

/** `GET /` and `GET /:documentId` of a kind of entry.
 *  @param list the list of the same kind */
export function entryRoutes<Row, Resource extends object>(
  content: PublishedContent,
  list: PublicList,
  kind: EntryKind<Row, Resource>,
): Hono {
  const { db, answers, clock } = content
  const { relations, relationKinds, attributes } = kind
  return new Hono().get("/", answerList(content, list)).get("/:documentId", (c) => {
    const query = readQuery(c.req.url, ["populate", "fields", "locale", "status"])
    readStatus(query.status)
    const populate = readPopulate(query.populate, relations, relationKinds)
    const fields = readFields(query.fields, attributes)
    const [locale, ...others] = readLocales(query.locale)
    const documentId = c.req.param("documentId")
    // As in a Strapi, one entry is of one language.
    if (!locale || others.length > 0 || !/^[a-z0-9]{24}$/.test(documentId)) throw notFound()
    return answers.answer(c, async () => {
      const row = await kind.find(db, documentId, { locale, now: clock() })
      const [resource] = row ? await kind.resources(db, [row], populate.paths, locale) : []
      if (!row || !resource) throw notFound()
      const data = pickRelations(pickFields(resource, fields, populate.paths), populate)
      return { body: { data, meta: {} }, tags: kind.tags(row) }
    })
  })
}
