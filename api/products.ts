import { Hono } from "hono"
import type { Db } from "#db/database.ts"
import { productFields } from "#db/product-fields.ts"
import { findProduct, listProducts } from "#db/products.ts"
import { answerContent } from "./conditional.ts"
import { productRelations, productResource } from "./contract/product.ts"
import { notFound } from "./errors.ts"
import { productResources } from "./product-resource.ts"
import { pickFields, readFields } from "./query/fields.ts"
import { listingParameters, readListing } from "./query/listing-query.ts"
import { readLocale } from "./query/locale.ts"
import { listAnswer } from "./query/pagination.ts"
import { readPopulate } from "./query/populate.ts"
import { readQuery } from "./query/read-query.ts"
import { readSearch } from "./query/search.ts"

/** `brand` always comes along; asking for it, as a Strapi wants, is no mistake. */
const relations = [...productRelations, "brand"]
const attributes = Object.keys(productResource.shape).filter((name) => !productRelations.some((path) => path === name))

/** `GET /products` and `GET /products/:documentId`. */
export function productRoutes(db: Db): Hono {
  return new Hono()
    .get("/", (c) => {
      const query = readQuery(c.req.url, [...listingParameters, "_q"])
      const chosen = readListing(query, productFields)
      const listing = { ...chosen, condition: { all: [chosen.condition, readSearch(query._q)] } }
      const populate = readPopulate(query.populate, relations)
      const fields = readFields(query.fields, attributes)
      return answerContent(c, db, async () => {
        const { rows, total } = await listProducts(db, listing, new Date())
        const resources = await productResources(db, rows, populate, listing.locale)
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
        const row = await findProduct(db, documentId, { locale, now: new Date() })
        const [resource] = row ? await productResources(db, [row], populate, locale) : []
        if (!resource) throw notFound()
        return { data: pickFields(resource, fields, populate), meta: {} }
      })
    })
}
