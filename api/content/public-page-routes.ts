import { Hono } from "hono"
import { listPages, pageFields } from "#db/content/pages.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { listBody } from "../query/list-body.ts"
import { type ListKind, readListQuery } from "../query/list-query.ts"
import { blockResources } from "./block-resource.ts"
import { type PageResource, pageResource } from "./contract-page.ts"

const attributes = Object.keys(pageResource.shape)

const kind = {
  fields: pageFields,
  attributes,
  relations: [],
} satisfies ListKind

/** `GET /pages`: the shop's information pages. */
export function pageRoutes({ db, answers, queries }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const query = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { body } = await listBody({ query, queries, c }, async (listing) => {
        const { rows, total } = await listPages(db, listing)
        const content = await blockResources(
          db,
          rows.map((row) => row.content),
          listing.locale,
        )
        const resources = rows.map((row) => {
          const resource: PageResource = { ...row, content: content(row.content), locale: listing.locale }
          return resource
        })
        return { resources, total }
      })
      return { body, tags: ["pages"] }
    })
  })
}
