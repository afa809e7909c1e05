import { Hono } from "hono"
import { publishingState } from "#core/content/publishing.ts"
import { listLandingPages } from "#db/content/landing/landing-pages.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { landingQuery } from "./contract-landing.ts"
import { landingResource } from "./landing-resource.ts"

/** `GET /landing-pages`: the landing pages that are seen, whose products are sold. */
export function landingRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(landingQuery.shape)), landingQuery)
    return answers.answer(c, async () => {
      const now = clock().toISOString()
      const isSold = (moment: string | null) => publishingState(moment, now) === "published"
      const seen = (await listLandingPages(db)).filter(({ hidden, product }) => !hidden && isSold(product.publishedAt))
      const data = seen.flatMap((page) => landingResource(page, locale) ?? [])
      // A product may be gone, be back, appear or have another address.
      return { body: { data, meta: {} }, tags: ["landing", "shelf"] }
    })
  })
}
