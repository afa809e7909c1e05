import { Hono } from "hono"
import { listPages, pageFields } from "#db/pages.ts"
import type { PublishedContent } from "./answers/answer-cache.ts"
import { blockResources } from "./block-resource.ts"
import { type PageResource, pageResource } from "./contract/page.ts"
import { pickFields } from "./query/fields.ts"
import { type ListKind, readListQuery } from "./query/list-query.ts"
import { listAnswer } from "./query/pagination.ts"

const attributes = Object.keys(pageResource.shape)

const kind = {
  fields: pageFields,
  attributes,
  relations: [],
} satisfies ListKind

/** `GET /pages`: the shop's information pages. */
export function pageRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { listing, populate, fields } = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { rows, total } = await listPages(db, listing)
      const content = await blockResources(
        db,
        rows.map((row) => row.content),
        listing.locale,
      )
      const data = rows.map((row) => {
        const resource: PageResource = { ...row, content: content(row.content), locale: listing.locale }
        return pickFields(resource, fields, populate)
      })
      return { body: listAnswer(data, total, listing), tags: ["pages"] }
    })
  })
}
