import { Hono } from "hono"
import { listLandingPages } from "#db/content/landing/landing-pages.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { landingQuery } from "./contract-landing.ts"
import { landingResource } from "./landing-resource.ts"

/** `GET /landing-pages`: the landing pages that are seen, whose products are there. */
export function landingRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(landingQuery.shape)), landingQuery)
    return answers.answer(c, async () => {
      const seen = (await listLandingPages(db)).filter(({ hidden }) => !hidden)
      const data = seen.flatMap((page) => landingResource(page, locale) ?? [])
      // A product may be gone, be back or have another address.
      return { body: { data, meta: {} }, tags: ["landing", "shelf"] }
    })
  })
}
