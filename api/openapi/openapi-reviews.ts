import { itemEnvelope } from "../common/contract-envelope.ts"
import { orderReviewRequest, orderReviews } from "../reviews/contract.ts"
import { content, failure, inline, inPath, type Json, named, secured } from "./openapi-parts.ts"

/** The paths of what shoppers write of products. */
export function reviewPaths(): Record<string, Json> {
  const written = { description: "What was written", content: content(inline(itemEnvelope(orderReviews))) }
  const key = { parameters: [inPath("key")] }
  const one = { parameters: [inPath("key"), inPath("slug")] }
  const rejected = {
    401: failure("No valid bearer"),
    403: failure("No bearer"),
    404: failure("No such order, or not of this order"),
    409: failure(
      "Not delivered, reviewed before, or no review that waits for a picture; `error.details.code` says which",
    ),
  }
  const sent = {
    ...rejected,
    400: failure("A body that is not taken"),
    413: failure("Too large a body"),
    429: failure("Too many"),
  }
  return {
    "/api/order-reviews/{key}": {
      get: {
        summary: "The products of a delivered order, and what its shopper wrote of them",
        ...secured,
        ...key,
        responses: { 200: written, ...rejected },
      },
    },
    "/api/order-reviews/{key}/{slug}": {
      post: {
        summary: "Takes a review, which is shown once the merchant has read it",
        ...secured,
        ...one,
        requestBody: { required: true, content: content(named(orderReviewRequest)) },
        responses: { 201: written, ...sent },
      },
    },
    "/api/order-reviews/{key}/{slug}/picture": {
      post: {
        summary: "Takes the picture of a review that waits: the file's bytes, 8 MB at most",
        ...secured,
        ...one,
        responses: { 201: written, ...sent, 415: failure("Not a JPEG, PNG, WebP or AVIF") },
      },
    },
  }
}
