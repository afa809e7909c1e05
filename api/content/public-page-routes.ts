import { Hono } from "hono"
import { listPages, pageFields } from "#db/content/pages/pages.ts"
import { answerList, type PublishedContent } from "../query/list-route.ts"
import type { PublicList } from "../query/public-list.ts"
import { blockResources } from "../texts/block-resource.ts"
import { type PageResource, pageResource } from "./contract-page.ts"

const attributes = Object.keys(pageResource.shape)

export const pageList: PublicList = {
  name: "pages",
  fields: pageFields,
  attributes,
  relations: [],
  read: async (db, listing) => {
    const { rows, total } = await listPages(db, listing)
    const content = await blockResources(
      db,
      rows.map((row) => row.content),
      listing.locale,
    )
    const resources = rows.map((row) => {
      const resource: PageResource = { ...row, content: content(row.content), locale: listing.locale }
      return resource
    })
    return { resources, total, tags: ["pages"] }
  },
}

/** `GET /pages`: the shop's information pages. */
export function pageRoutes(content: PublishedContent): Hono {
  return new Hono().get("/", answerList(content, pageList))
}
