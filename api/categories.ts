import { Hono } from "hono"
import { categoryFields, listCategories } from "#db/categories.ts"
import type { Db } from "#db/database.ts"
import { mediaByIds } from "#db/media.ts"
import { answerContent } from "./conditional.ts"
import { type CategoryResource, categoryResource } from "./contract/category.ts"
import { mediaResource } from "./media-resource.ts"
import { pickFields, readFields } from "./query/fields.ts"
import { listingParameters, readListing } from "./query/listing-query.ts"
import { listAnswer } from "./query/pagination.ts"
import { readPopulate } from "./query/populate.ts"
import { readQuery } from "./query/read-query.ts"

const attributes = Object.keys(categoryResource.shape)

/** `GET /categories`: all of them on one page unless asked otherwise, in the shop's order. */
export function categoryRoutes(db: Db): Hono {
  return new Hono().get("/", (c) => {
    const query = readQuery(c.req.url, listingParameters)
    const listing = readListing(query, categoryFields, {
      pageSize: 100,
      sort: [{ field: "position", direction: "asc" }],
    })
    // The picture always comes along; asking for it, as a Strapi wants, is no mistake.
    const populate = readPopulate(query.populate, ["image"])
    const fields = readFields(query.fields, attributes)
    return answerContent(c, db, async () => {
      const { rows, total } = await listCategories(db, listing, new Date())
      const ids = rows.map((row) => row.imageId)
      const pictures = await mediaByIds(db, ids, listing.locale)
      const data = rows.map(({ imageId, ...row }) => {
        const image = mediaResource(pictures, imageId)
        const resource: CategoryResource = { ...row, image, locale: listing.locale }
        return pickFields(resource, fields, populate)
      })
      return listAnswer(data, total, listing)
    })
  })
}
