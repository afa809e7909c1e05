import { Hono } from "hono"
import { listSizeGuides, sizeGuideFields } from "#db/catalogue/size-guides.ts"
import { answerList, type PublishedContent } from "../query/list-route.ts"
import type { PublicList } from "../query/public-list.ts"
import { type SizeGuideResource, sizeGuideResource } from "./contract-size-guide.ts"

export const sizeGuideList: PublicList = {
  name: "size-guides",
  fields: sizeGuideFields,
  attributes: Object.keys(sizeGuideResource.shape),
  relations: [],
  read: async (db, listing) => {
    const { rows, total } = await listSizeGuides(db, listing)
    const resources = rows.map((row) => {
      const resource: SizeGuideResource = { ...row, locale: listing.locale }
      return resource
    })
    return { resources, total, tags: ["size-guides"] }
  },
}

/** `GET /size-guides`: one for each kind of sizes that has a guide, and those of brands. */
export function sizeGuideRoutes(content: PublishedContent): Hono {
  return new Hono().get("/", answerList(content, sizeGuideList))
}
