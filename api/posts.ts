import { Hono } from "hono"
import type { Db } from "#db/database.ts"
import { findPost, listPosts, postFields } from "#db/posts.ts"
import { answerContent } from "./conditional.ts"
import { postRelations, postResource } from "./contract/post.ts"
import { notFound } from "./errors.ts"
import { postResources } from "./post-resource.ts"
import { pickFields, readFields } from "./query/fields.ts"
import { listingParameters, readListing } from "./query/listing-query.ts"
import { readLocale } from "./query/locale.ts"
import { listAnswer } from "./query/pagination.ts"
import { readPopulate } from "./query/populate.ts"
import { readQuery } from "./query/read-query.ts"
import { readSearch } from "./query/search.ts"

/** These always come along; asking for them, as a Strapi wants, is no mistake. */
const relations = [...postRelations, "category", "tags", "author", "quote"]
const attributes = Object.keys(postResource.shape).filter((name) => !postRelations.some((path) => path === name))

/** `GET /posts`, newest first unless asked otherwise, and `GET /posts/:documentId`. */
export function postRoutes(db: Db): Hono {
  return new Hono()
    .get("/", (c) => {
      const query = readQuery(c.req.url, [...listingParameters, "_q"])
      const chosen = readListing(query, postFields, { sort: [{ field: "publishedAt", direction: "desc" }] })
      const listing = { ...chosen, condition: { all: [chosen.condition, readSearch(query._q)] } }
      const populate = readPopulate(query.populate, relations)
      const fields = readFields(query.fields, attributes)
      return answerContent(c, db, async () => {
        const { rows, total } = await listPosts(db, listing)
        const resources = await postResources(db, rows, populate, listing.locale)
        const data = resources.map((resource) => pickFields(resource, fields, populate))
        return listAnswer(data, total, listing)
      })
    })
    .get("/:documentId", (c) => {
      const query = readQuery(c.req.url, ["populate", "fields", "locale"])
      const populate = readPopulate(query.populate, relations)
      const fields = readFields(query.fields, attributes)
      const locale = readLocale(query.locale)
      const documentId = c.req.param("documentId")
      if (!/^[a-z0-9]{24}$/.test(documentId)) throw notFound()
      return answerContent(c, db, async () => {
        const row = await findPost(db, documentId, locale)
        const [resource] = row ? await postResources(db, [row], populate, locale) : []
        if (!resource) throw notFound()
        return { data: pickFields(resource, fields, populate), meta: {} }
      })
    })
}
