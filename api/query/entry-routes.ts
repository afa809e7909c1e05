import { Hono } from "hono"
import type { Locale } from "#core/i18n/locale.ts"
import type { Listing, Page, Sort } from "#db/catalogue/listing.ts"
import type { ContentTag } from "#db/changes/content-changes.ts"
import type { FieldTable } from "#db/condition.ts"
import type { Db } from "#db/database.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { createTimeSlice } from "../common/time-slice.ts"
import { notFound } from "../errors.ts"
import { pickFields, readFields } from "./fields.ts"
import { listBody } from "./list-body.ts"
import { readListQuery } from "./list-query.ts"
import { readLocales, readStatus } from "./locale.ts"
import { readPopulate } from "./populate.ts"
import { readQuery } from "./read-query.ts"
import { pickRelations, type RelationKinds } from "./relation-query.ts"

/** What sets one kind of entry apart: entries can be listed, searched by words, and read one by one. */
export type EntryKind<Row, Resource extends object> = {
  fields: FieldTable
  /** The field that `_q` looks in. */
  search: FieldTable
  sort?: Sort[]
  relations: readonly string[]
  /** What the entries of the relations hold. */
  relationKinds: RelationKinds
  attributes: string[]
  list: (db: Db, listing: Listing, now: Date) => Promise<Page<Row>>
  find: (db: Db, documentId: string, at: { locale: Locale; now: Date }) => Promise<Row | undefined>
  resources: (db: Db, rows: Row[], populate: Set<string>, locale: Locale) => Promise<Resource[]>
  /** What a list depends on that shows these rows; undefined = it may change at any time. */
  listTags: (listing: Listing, rows: readonly Row[]) => ContentTag[] | undefined
  /** What one entry depends on. */
  tags: (row: Row) => ContentTag[]
}

/** `GET /` and `GET /:documentId` of a kind of entry. */
export function entryRoutes<Row, Resource extends object>(
  { db, answers, queries, clock }: PublishedContent,
  kind: EntryKind<Row, Resource>,
): Hono {
  const { relations, relationKinds, attributes } = kind
  return new Hono()
    .get("/", (c) => {
      const query = readListQuery(c.req.url, kind)
      return answers.answer(c, async () => {
        const { body, listed } = await listBody({ query, queries, c }, async (listing) => {
          const slice = createTimeSlice()
          const { rows, total } = await kind.list(db, listing, clock())
          await slice()
          const resources = await kind.resources(db, rows, query.populate.paths, listing.locale)
          return { resources, total, tags: kind.listTags(listing, rows) }
        })
        return { body, tags: listed.tags }
      })
    })
    .get("/:documentId", (c) => {
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
