import type { Product, Review } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { type Aisle, toThumbnail } from "../../../api-client/aisles.ts"
import type { Content } from "../../../api-client/content.server.ts"
import { report } from "../../../api-client/transport/report.server.ts"
import { recordTags } from "../../../api-client/transport/tag-clock.server.ts"

/** As much of a review and its product as is shown. */
export type Testimonial = {
  review: Pick<Review, "name" | "town" | "date" | "review" | "lang">
  product: Pick<Product, "slug" | "title" | "productType" | "textLanguages"> & Pick<Aisle, "image">
}

const toShownReview = ({ name, town, date, review, lang }: Review): Testimonial["review"] => ({
  name,
  town,
  date,
  review,
  lang,
})

/** Best rated products whose reviews are looked at. */
export const testimonialsRead = 6

/** Reviews with five stars, one a product, those in the page's language first.
 *  @param products the best rated first */
export async function testimonialsOf(
  content: Pick<Content, "productBySlug">,
  products: Product[],
  { locale, max }: { locale: Locale; max: number },
): Promise<Testimonial[]> {
  const reviewed = products.filter((one) => one.reviewCount > 0)
  const details = await Promise.all(
    reviewed.map(({ id, slug }) => {
      recordTags([`product:${id}`])
      // One that is gone since the list was read is left out: the page stands.
      return content.productBySlug(slug, locale).catch((problem: unknown) => {
        report(problem)
        return []
      })
    }),
  )
  const best = details.flat().flatMap(({ reviews, image, slug, title, productType, textLanguages }) => {
    const praising = reviews.filter(({ rating }) => rating === 5)
    const review = praising.find(({ lang }) => lang === locale) ?? praising[0]
    if (!review) return []
    const product = { slug, title, productType, textLanguages, image: image && toThumbnail(image) }
    return [{ review: toShownReview(review), product }]
  })
  const foreign = ({ review }: Testimonial) => Number(review.lang !== locale)
  return best.toSorted((a, b) => foreign(a) - foreign(b)).slice(0, max)
}
