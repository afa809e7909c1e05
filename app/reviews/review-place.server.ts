import type { Content } from "../api-client/content.server.ts"
import type { ReviewPlace } from "../api-client/reviews.server.ts"

/** The product of an order that an address of the page for reviews names, as it stands there. */
export const reviewPlaceIn = ({ searchParams }: URL): ReviewPlace => ({
  key: searchParams.get("key") ?? "",
  slug: searchParams.get("product") ?? "",
})

/** Whether a key is that of a delivered order, and the product one of it: a picture is read from nobody else.
 *  Throws when the API gives no answer. */
export async function isReviewPlace(
  content: Pick<Content, "orderReviews">,
  { key, slug }: ReviewPlace,
): Promise<boolean> {
  const answer = await content.orderReviews(key)
  return "reviews" in answer && answer.reviews.products.some((product) => product.slug === slug)
}
