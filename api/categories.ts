import { Hono } from "hono"
import { categoryFields, listCategories } from "#db/categories.ts"
import { mediaByIds } from "#db/media.ts"
import type { PublishedContent } from "./answers/answer-cache.ts"
import { type CategoryResource, categoryResource } from "./contract/category.ts"
import { mediaResource } from "./media-resource.ts"
import { pickFields } from "./query/fields.ts"
import { type ListKind, readListQuery } from "./query/list-query.ts"
import { listAnswer } from "./query/pagination.ts"

const attributes = Object.keys(categoryResource.shape)

const kind = {
  fields: categoryFields,
  attributes,
  // The picture always comes along; asking for it, as a Strapi wants, is no mistake.
  relations: ["image"],
  pageSize: 100,
  sort: [{ field: "position", direction: "asc" as const }],
} satisfies ListKind

/** `GET /categories`: all of them on one page unless asked otherwise, in the shop's order. */
export function categoryRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { listing, populate, fields } = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { rows, total } = await listCategories(db, listing, clock())
      const ids = rows.map((row) => row.imageId)
      const pictures = await mediaByIds(db, ids, listing.locale)
      const data = rows.map(({ imageId, ...row }) => {
        const image = mediaResource(pictures, imageId)
        const resource: CategoryResource = { ...row, image, locale: listing.locale }
        return pickFields(resource, fields, populate)
      })
      // Their counts of products.
      return { body: listAnswer(data, total, listing), tags: ["shelf"] }
    })
  })
}
