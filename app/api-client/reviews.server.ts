import { z } from "zod"
import { productSlug, reviewKey } from "#api/common/contract-tokens.ts"
import { type OrderReviewsResource, orderReviews } from "#api/reviews/contract.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { OrderClient } from "#core/orders/order.ts"
import type { WrittenReview } from "#core/reviews/review.ts"
import { type ApiCall, errorCode, hasData } from "./transport/api-call.server.ts"
import { orUnavailable } from "./transport/read.server.ts"

/** The products of a delivered order, and what was written of them. */
export type OrderReviews = OrderReviewsResource

/** Why there is nothing to write, or why it was not taken: the link is nobody's, the order is not delivered (any more),
 *  it was written before, too much was sent, or the file is no picture that the shop takes. */
export type ReviewRejection = "unknown" | "notDelivered" | "known" | "tooMany" | "tooLarge" | "noPicture" | "busy"

export type ReviewAnswer = { reviews: OrderReviews } | { rejection: ReviewRejection }

const reviewsAnswer = z.object({ data: orderReviews })
const reviewPlace = z.object({ key: reviewKey, slug: productSlug })

/** A product of an order, by the key of its link. */
export type ReviewPlace = z.infer<typeof reviewPlace>

export type ReviewCall = {
  /** Throws when the API gives no answer. */
  orderReviews(key: string): Promise<ReviewAnswer>
  /** Never retried. Throws when the API gives no answer. */
  sendReview(place: ReviewPlace, review: WrittenReview & { locale: Locale; client: OrderClient }): Promise<ReviewAnswer>
  /** Sends the picture of a review that waits. Never retried. Throws when the API gives no answer. */
  sendReviewPicture(place: ReviewPlace, file: Blob): Promise<ReviewAnswer>
}

const rejections: Record<string, ReviewRejection> = {
  NOT_DELIVERED: "notDelivered",
  REVIEWED: "known",
  NO_PLACE: "known",
}

function toRejection(status: number, code: string): ReviewRejection | undefined {
  if (status === 404) return "unknown"
  if (status === 409) return rejections[code]
  if (status === 413) return "tooLarge"
  if (status === 415 || status === 400) return "noPicture"
  if (status === 429) return "tooMany"
  return status === 503 && code === "BUSY" ? "busy" : undefined
}

/** The part of the client that carries what shoppers write of products. */
export function createReviews(call: ApiCall): ReviewCall {
  const answerOf = ({ status, body, parse }: Awaited<ReturnType<ApiCall>>): ReviewAnswer => {
    if (status < 300 && hasData(body)) return { reviews: parse(reviewsAnswer).data }
    const rejection = toRejection(status, errorCode(body))
    if (rejection) return { rejection }
    throw new Error(`The content API answered ${status} for a review`)
  }
  return {
    async orderReviews(key) {
      if (!reviewKey.safeParse(key).success) return { rejection: "unknown" }
      return orUnavailable(async () => answerOf(await call("GET /api/order-reviews/:key", { params: { key } })))
    },
    async sendReview(place, data) {
      const params = reviewPlace.safeParse(place).data
      if (!params) return { rejection: "unknown" }
      return answerOf(await call("POST /api/order-reviews/:key/:slug", { params, body: { data } }))
    },
    async sendReviewPicture(place, file) {
      const params = reviewPlace.safeParse(place).data
      if (!params) return { rejection: "unknown" }
      const body = new Uint8Array(await file.arrayBuffer())
      return answerOf(await call("POST /api/order-reviews/:key/:slug/picture", { params, body }))
    },
  }
}
