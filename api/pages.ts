import { Hono } from "hono"
import type { Db } from "#db/database.ts"
import { listPages, pageFields } from "#db/pages.ts"
import { blockResources } from "./block-resource.ts"
import { answerContent } from "./conditional.ts"
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
export function pageRoutes(db: Db): Hono {
  return new Hono().get("/", (c) => {
    const { listing, populate, fields } = readListQuery(c.req.url, kind)
    return answerContent(c, db, async () => {
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
      return listAnswer(data, total, listing)
    })
  })
}
