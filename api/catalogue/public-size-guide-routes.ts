import { Hono } from "hono"
import { listSizeGuides, sizeGuideFields } from "#db/catalogue/size-guides.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { listBody } from "../query/list-body.ts"
import { type ListKind, readListQuery } from "../query/list-query.ts"
import { type SizeGuideResource, sizeGuideResource } from "./contract-size-guide.ts"

const kind = {
  fields: sizeGuideFields,
  attributes: Object.keys(sizeGuideResource.shape),
  relations: [],
} satisfies ListKind

/** `GET /size-guides`: one for each kind of sizes that has a guide, and those of brands. */
export function sizeGuideRoutes({ db, answers, queries }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const query = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { body } = await listBody({ query, queries, c }, async (listing) => {
        const { rows, total } = await listSizeGuides(db, listing)
        const resources = rows.map((row) => {
          const resource: SizeGuideResource = { ...row, locale: listing.locale }
          return resource
        })
        return { resources, total }
      })
      return { body, tags: ["size-guides"] }
    })
  })
}
