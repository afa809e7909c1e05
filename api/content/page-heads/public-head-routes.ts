import { Hono } from "hono"
import { listPageHeads } from "#db/content/page-heads.ts"
import { mediaByUrls } from "#db/media/media.ts"
import { pictureResource } from "../../media/media-resource.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { headsQuery } from "./contract-head.ts"

/** `GET /page-heads`: titles, descriptions and share pictures that the merchant wrote. A page borrows no text of another
 *  language: its default one is better. */
export function pageHeadRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(headsQuery.shape)), headsQuery)
    return answers.answer(c, async () => {
      const heads = await listPageHeads(db)
      const urls = heads.flatMap(({ picture }) => picture ?? [])
      const pictures = await mediaByUrls(db, urls, locale)
      const data = heads.map(({ page, title, description, picture }) => {
        const row = picture === null ? undefined : pictures.get(picture)
        return {
          page,
          title: title[locale],
          description: description[locale],
          picture: row ? pictureResource(row) : null,
        }
      })
      return { body: { data, meta: {} }, tags: ["heads"] }
    })
  })
}
