import { Hono } from "hono"
import { categoryFields, listCategories } from "#db/catalogue/categories.ts"
import { mediaByIds } from "#db/media/media.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { fileResource } from "../media/file-resource.ts"
import { entryDates } from "../query/entry-dates.ts"
import { listBody } from "../query/list-body.ts"
import { type ListKind, readListQuery } from "../query/list-query.ts"
import { relationKinds } from "../query/relation-query.ts"
import { type CategoryResource, categoryResource } from "./contract-category.ts"
import type { Catalogue } from "./listing/catalogue.ts"

const attributes = Object.keys(categoryResource.shape)

const kind = {
  fields: categoryFields,
  attributes,
  // The picture is always included; `populate` may name it, as Strapi requires.
  relations: ["image"],
  relationKinds: relationKinds(categoryResource, ["image"]),
  pageSize: 100,
  sort: [{ field: "position", direction: "asc" as const }],
} satisfies ListKind

/** `GET /categories`: all of them on one page unless asked otherwise, in the shop's order. Their counts of products come from
 *  the catalogue once it is in memory: the database would count all products again. */
export function categoryRoutes({ db, answers, queries, clock }: PublishedContent, catalogue: Catalogue): Hono {
  return new Hono().get("/", (c) => {
    const query = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { body } = await listBody({ query, queries, c }, async (listing) => {
        const totals = catalogue.current(listing.locale)?.categories()
        const counts = totals && ((slug: string) => totals.get(slug)?.productCount ?? 0)
        const { rows, total } = await listCategories(db, listing, { now: clock(), counts })
        const ids = rows.map((row) => row.imageId)
        const pictures = await mediaByIds(db, ids, listing.locale)
        const resources = rows.map(({ imageId, createdAt, editedAt, ...row }) => {
          const image = fileResource(pictures, imageId)
          const resource: CategoryResource = {
            ...row,
            image,
            locale: listing.locale,
            ...entryDates({ createdAt, editedAt }),
          }
          return resource
        })
        return { resources, total }
      })
      // Their counts of products.
      return { body, tags: ["shelf"] }
    })
  })
}
