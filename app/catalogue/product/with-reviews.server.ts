import { data } from "react-router"
import type { ProductDetail } from "#core/catalogue/product.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import type { Content } from "../../api-client/content.server.ts"

/** A product with the page of its reviews that an address asks for, such as `?reviews=2`.
 *  @throws the 404 'Product not found' for a page that it does not have */
export async function withReviews(url: URL, product: ProductDetail, content: Content): Promise<ProductDetail> {
  const reviewsParam = url.searchParams.get("reviews") ?? "1"
  if (reviewsParam === "1") return product
  const page = /^[1-9]\d{0,5}$/.test(reviewsParam) ? Number(reviewsParam) : 0
  if (page < 1 || page > Math.ceil(product.reviewCount / reviewsOnPage))
    throw data("Product not found", { status: 404 })
  return { ...product, reviews: await content.reviewsOf(product, page), reviewsPage: page }
}
