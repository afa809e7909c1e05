import { Hono } from "hono"
import type { Locale } from "#core/i18n/locale.ts"
import { categoryFields, listCategories } from "#db/catalogue/categories.ts"
import { mediaByIds } from "#db/media/media.ts"
import { fileResource } from "../media/file-resource.ts"
import { entryDates } from "../query/entry-dates.ts"
import { answerList, type PublishedContent } from "../query/list-route.ts"
import type { PublicList } from "../query/public-list.ts"
import { relationKinds } from "../query/relation-query.ts"
import { type CategoryResource, categoryResource } from "./contract-category.ts"
import type { Catalogue } from "./listing/catalogue.ts"

const attributes = Object.keys(categoryResource.shape)

/** Counts the products of a category by its slug; undefined = the database counts them. */
type Counts = (locale: Locale) => ((slug: string) => number) | undefined

/** The list of categories.
 *  @param countsOf from the catalogue in memory */
export const categoryList = (countsOf?: Counts): PublicList => ({
  name: "categories",
  fields: categoryFields,
  attributes,
  // The picture is always included; `populate` may name it, as Strapi requires.
  relations: ["image"],
  relationKinds: relationKinds(categoryResource, ["image"]),
  pageSize: 100,
  sort: [{ field: "position", direction: "asc" }],
  read: async (db, listing, { now }) => {
    const { rows, total } = await listCategories(db, listing, { now, counts: countsOf?.(listing.locale) })
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
    // Their counts of products.
    return { resources, total, tags: ["shelf"] }
  },
})

/** `GET /categories`: all of them on one page unless asked otherwise, in the shop's order. Their counts of products come from
 *  the catalogue once it is in memory: the database would count all products again. */
export function categoryRoutes(content: PublishedContent, catalogue: Catalogue): Hono {
  const list = categoryList((locale) => {
    const totals = catalogue.current(locale)?.categories()
    return totals && ((slug) => totals.get(slug)?.productCount ?? 0)
  })
  return new Hono().get("/", answerList(content, list))
}
