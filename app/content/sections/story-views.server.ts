import type { SectionContents } from "#core/content/sections/section.ts"
import { couponState } from "#core/coupons/coupon.ts"
import type { Picture } from "#core/media/picture.ts"
import { latestPosts } from "../blog/blog-data.server.ts"
import { brandsOf } from "../home/brands.server.ts"
import { testimonialsOf, testimonialsRead } from "../home/sections/testimonials.server.ts"
import type { SectionReader } from "./section-reader.server.ts"
import type { SectionView } from "./section-views.ts"

type Contents = SectionContents<string, Picture>

export async function brandsView(
  { universe, title, count }: Contents["brands"],
  { content, locale }: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const brands = await brandsOf(content, { universe, locale, max: count })
  return brands.length > 0 ? { kind: "brands", id, view: { title, brands } } : null
}

/** The view of what buyers wrote about the best rated products. */
export async function reviewsView(
  { universe, title, count }: Contents["reviews"],
  reader: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const rule = universe ? "section-rated" : "top-rated"
  const products = await reader.row({ rule, limit: testimonialsRead, ...(universe && { productType: universe }) })
  const testimonials = await testimonialsOf(reader.content, products, { locale: reader.locale, max: count })
  return testimonials.length > 0 ? { kind: "reviews", id, view: { title, testimonials } } : null
}

/** The view of the public coupons that hold now.
 *  @param now ISO 8601 */
export async function couponsView(
  { title, count }: Contents["coupons"],
  { content, locale }: SectionReader,
  { id, now }: { id: string; now: string },
): Promise<SectionView | null> {
  const coupons = (await content.coupons(locale)).filter((coupon) => couponState(coupon, now) === "active")
  return coupons.length > 0 ? { kind: "coupons", id, view: { title, coupons: coupons.slice(0, count) } } : null
}

export async function postsView(
  { title, count }: Contents["posts"],
  { content, locale }: SectionReader,
  id: string,
): Promise<SectionView | null> {
  const posts = await latestPosts(content, locale, count)
  return posts.length > 0 ? { kind: "posts", id, view: { title, posts } } : null
}

/** The view of a text beside a picture; null without a text. */
export function textPictureView(
  { kick, title, text, button, link, universe, picture, product }: Contents["text-picture"],
  reader: SectionReader,
  id: string,
): SectionView | null {
  if (title === "" && text === "") return null
  const shown = picture ?? reader.pictureOf(product)
  return { kind: "text-picture", id, view: { kick, title, text, button, link, universe, picture: shown } }
}
