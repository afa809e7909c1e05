import { Hono } from "hono"
import { listLandingPages } from "#db/content/landing/landing-pages.ts"
import type { PublishedContent } from "../../answers/answer-cache.ts"
import { readOptions, readParameters } from "../../catalogue/listing/read-parameters.ts"
import { landingQuery } from "./contract-landing.ts"

/** `GET /landing-pages`: the landing pages that are seen, whose products are there. A text is not borrowed from another
 *  language: the product's own is better. */
export function landingRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(landingQuery.shape)), landingQuery)
    return answers.answer(c, async () => {
      const data = (await listLandingPages(db)).flatMap(
        ({ documentId, slug, product, hidden, indexed, title, text, updatedAt }) =>
          hidden || product.slug === null
            ? []
            : { documentId, slug, product: product.slug, indexed, title: title[locale], text: text[locale], updatedAt },
      )
      // A product may be gone, be back or have another address.
      return { body: { data, meta: {} }, tags: ["landing", "shelf"] }
    })
  })
}
