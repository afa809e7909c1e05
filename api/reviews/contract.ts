import { z } from "zod"
import { reviewLimits, reviewStatuses } from "#core/reviews/review.ts"
import { orderClient } from "../common/contract-client.ts"
import { shortText } from "../common/contract-texts.ts"

const written = {
  rating: z.int().min(1).max(5),
  name: shortText(reviewLimits.name).meta({ description: "Shown beside the review" }),
  review: shortText(reviewLimits.review),
}

/** A shopper's review of a delivered product. */
export const orderReviewRequest = z
  .object({ data: z.object({ ...written, locale: z.string().max(5).optional(), client: orderClient.optional() }) })
  .meta({ id: "OrderReviewRequest" })

/** The products of a delivered order, and what was written of them: nothing of the person and the place. */
export const orderReviews = z
  .object({
    number: z.string(),
    products: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        choice: z.string().meta({ description: "Colours and sizes that were ordered of it" }),
        image: z.string().nullable(),
        review: z
          .object({
            ...written,
            status: z.enum(reviewStatuses),
            date: z.iso.datetime(),
            hasPicture: z.boolean(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: "OrderReviews" })

export type OrderReviewsResource = z.infer<typeof orderReviews>
