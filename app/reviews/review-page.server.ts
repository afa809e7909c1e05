import type { Locale } from "#core/i18n/locale.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import type { Picture } from "#core/media/picture.ts"
import type { ReviewStatus, WrittenReview } from "#core/reviews/review.ts"
import type { Content } from "../api-client/content.server.ts"
import type { OrderReviews } from "../api-client/reviews.server.ts"
import { findLinePicture } from "../orders/confirmation/placed-order.server.ts"

/** A product of the order as the page shows it; the date is written on the server. */
export type ReviewedProduct = {
  slug: string
  title: string
  /** Colours and sizes that were ordered of it; "" = none. */
  choice: string
  picture: Picture | null
  review: (WrittenReview & { status: ReviewStatus; date: string; hasPicture: boolean }) | null
}

export type ReviewPage = {
  number: string
  products: ReviewedProduct[]
  /** The product that is written of; null = none is chosen, or it was reviewed. */
  requested: ReviewedProduct | null
}

/** Loads the page for reviews: the requested product, or the only one that is left.
 *  @param slug "" = none was requested */
export async function reviewPage(
  content: Content,
  { number, products }: OrderReviews,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<ReviewPage> {
  const slugs = products.map(({ slug }) => slug)
  const sold = await content.products(slugs, locale)
  const shown = products.map(({ slug, title, choice, image, review }) => ({
    slug,
    title: sold.get(slug)?.title ?? title,
    choice,
    picture: findLinePicture(sold, { slug, image }),
    review: review && { ...review, date: formatShopDate(review.date, locale) },
  }))
  const open = shown.filter(({ review }) => review === null)
  const [only] = open
  const chosen = open.find((product) => product.slug === slug)
  return { number, products: shown, requested: chosen ?? (open.length === 1 && slug === "" && only ? only : null) }
}
