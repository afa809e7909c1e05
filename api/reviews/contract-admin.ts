import { z } from "zod"
import { reviewLimits, reviewStatuses } from "#core/reviews/review.ts"
import { listParameters } from "../common/contract-list.ts"
import { anyText, readAt } from "../common/contract-texts.ts"

const documentIds = z
  .array(z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId"))
  .min(1)
  .max(100)

/** `GET reviews` */
export const reviewListQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Part of the review, the name or the product's name" }),
  status: z.enum(reviewStatuses).optional(),
  rating: z.enum(["1", "2", "3", "4", "5"]).transform(Number).optional(),
  ...listParameters(["date", "rating"], "date"),
})

/** `POST reviews/decide`: shows these reviews, or takes them back. */
export const reviewDecision = z.strictObject({ documentIds, status: z.enum(["approved", "refused"]) })

/** `PATCH reviews/:documentId`: what the shop answers; "" takes it back. 409 `CHANGED_MEANWHILE`. */
export const reviewReply = z.strictObject({ reply: anyText(reviewLimits.reply), updatedAt: readAt })

/** A review as the console knows it. */
export const adminReview = z.object({
  documentId: z.string(),
  status: z.enum(reviewStatuses),
  rating: z.int(),
  name: z.string(),
  town: z.string().nullable(),
  review: z.string(),
  lang: z.string(),
  date: z.iso.datetime(),
  verified: z.boolean(),
  reply: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  updatedAt: readAt,
  product: z.object({ documentId: z.string(), slug: z.string(), title: z.string() }),
  order: z.object({ documentId: z.string(), number: z.string() }).nullable(),
  picture: z.object({ width: z.int(), height: z.int() }).nullable(),
})
export type AdminReview = z.infer<typeof adminReview>

/** `GET reviews/counts` */
export type ReviewCounts = { waiting: number }
