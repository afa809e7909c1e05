import type { Generated } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { ReviewStatus } from "#core/reviews/review.ts"
import type { Flag, Time } from "./column-types.ts"

type ReviewTable = {
  id: Generated<number>
  document_id: string
  product_id: number
  /** The order of the delivered product, which has one review of it; null = none, or an order that is gone. */
  order_id: Generated<number | null>
  /** Whether it came from a delivered order. */
  verified: Generated<Flag>
  status: Generated<ReviewStatus>
  name: string
  town: string | null
  /** For the merchant alone; never on the wire. */
  email: string
  rating: number
  date: Time
  review: string
  lang: Locale
  /** The merchant's reply; "" = none. */
  reply: Generated<string>
  replied_at: Generated<Time | null>
  /** When the staff last changed it: its version. */
  edited_at: Generated<Time>
}

type ReviewPictureTable = {
  review_id: number
  hash: string
  width: number
  height: number
  dominant_color: string
  placeholder: string
}

/** The bytes of a review's picture, base64, in parts. */
type ReviewPicturePartTable = { review_id: number; part: number; content: string }

/** The tables of what shoppers write of products. */
export type ReviewSchema = {
  review: ReviewTable
  review_picture: ReviewPictureTable
  review_picture_part: ReviewPicturePartTable
}
