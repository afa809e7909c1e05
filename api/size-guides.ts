import { Hono } from "hono"
import { listSizeGuides, sizeGuideFields } from "#db/size-guides.ts"
import type { PublishedContent } from "./answers/answer-cache.ts"
import { type SizeGuideResource, sizeGuideResource } from "./contract/size-guide.ts"
import { pickFields } from "./query/fields.ts"
import { type ListKind, readListQuery } from "./query/list-query.ts"
import { listAnswer } from "./query/pagination.ts"

const kind = {
  fields: sizeGuideFields,
  attributes: Object.keys(sizeGuideResource.shape),
  relations: [],
} satisfies ListKind

/** `GET /size-guides`: one for each kind of sizes that has a guide. */
export function sizeGuideRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { listing, populate, fields } = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { rows, total } = await listSizeGuides(db, listing)
      const data = rows.map((row) => {
        const resource: SizeGuideResource = { ...row, locale: listing.locale }
        return pickFields(resource, fields, populate)
      })
      return { body: listAnswer(data, total, listing), tags: ["size-guides"] }
    })
  })
}
