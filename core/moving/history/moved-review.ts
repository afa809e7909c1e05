import type { Locale } from "../../i18n/locale.ts"
import type { ReviewStatus } from "../../reviews/review.ts"

/** A review of before. Its product is found by the SKU, else by the address that it had. */
export type MovedReview = {
  documentId: string
  sku: string
  /** The address of its product in the other shop; "" = not told. */
  slug: string
  /** The order that it is about, by documentId; null = not told. */
  order: string | null
  status: ReviewStatus
  rating: number
  name: string
  town: string | null
  email: string
  date: string
  review: string
  lang: Locale
  verified: boolean
  reply: string
  repliedAt: string | null
}
