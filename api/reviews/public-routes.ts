import { Hono } from "hono"
import { defaultLocale } from "#core/i18n/locale.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import { reviewPage } from "#db/catalogue/product-relations.ts"
import { findProduct } from "#db/catalogue/products.ts"
import { reviewResource } from "../catalogue/review-resource.ts"
import { notFound } from "../errors.ts"
import { readQuery } from "../parameters/read-query.ts"
import type { PublishedContent } from "../query/list-route.ts"
import { checkOffset, partAnswer, readPagination } from "../query/pagination.ts"

/** `GET /products/:documentId/reviews`: all reviews of a product that are shown, newest first, a page at a time. */
export function productReviewRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/:documentId/reviews", (c) => {
    const part = readPagination(readQuery(c.req.url, ["pagination"]).pagination, reviewsOnPage)
    checkOffset(part)
    const documentId = c.req.param("documentId")
    if (!/^[a-z0-9]{24}$/.test(documentId)) throw notFound()
    return answers.answer(c, async () => {
      const product = await findProduct(db, documentId, { locale: defaultLocale, now: clock() })
      if (!product) throw notFound()
      const rows = await reviewPage(db, product.id, part)
      return { body: partAnswer(rows.map(reviewResource), product.reviewCount, part), tags: [`product:${product.id}`] }
    })
  })
}
