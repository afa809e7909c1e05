import { brands } from "#sample/brands.ts"
import { categories } from "#sample/categories.ts"
import { coupons } from "#sample/coupons.ts"
import { postCategories, postTags } from "#sample/posts/topics.ts"
import { posts } from "#sample/posts.ts"
import { beauty } from "#sample/products/beauty.ts"
import { electronics } from "#sample/products/electronics.ts"
import { fashion } from "#sample/products/fashion.ts"
import { jewelry } from "#sample/products/jewelry.ts"
import { toDocumentId } from "../../document-id.ts"
import type { PictureIndex } from "../pictures.ts"

const products = [...electronics, ...fashion, ...beauty, ...jewelry]

/** The sample's own rows: the table, the column that tells them, and its values. */
export type SampleKeys = { table: string; column: "document_id" | "slug"; values: string[] }

const documents = (table: string, things: string[]): SampleKeys => ({
  table,
  column: "document_id",
  values: things.map(toDocumentId),
})

/** By what the things of the sample are known, but for sections, which are known by their content.
 *  @param pictures the index of its pictures */
export function sampleKeys(pictures: PictureIndex) {
  const slugs = categories.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
  return {
    product: documents(
      "product",
      products.map(({ slug }) => `product:${slug}`),
    ),
    review: documents(
      "review",
      products.flatMap(({ slug, reviews }) => reviews.map((_review, index) => `review:${slug}:${index}`)),
    ),
    post: documents(
      "post",
      posts.map(({ slug }) => `post:${slug}`),
    ),
    coupon: documents(
      "coupon",
      coupons.map(({ code }) => `coupon:${code}`),
    ),
    category: documents(
      "category",
      slugs.map((slug) => `category:${slug}`),
    ),
    brand: documents(
      "brand",
      brands.map(({ slug }) => `brand:${slug}`),
    ),
    "post-category": { table: "post_category", column: "slug", values: postCategories.map(({ slug }) => slug) },
    "post-tag": { table: "post_tag", column: "slug", values: postTags.map(({ slug }) => slug) },
    picture: documents(
      "media",
      [...pictures.keys()].map((path) => `media:${path}`),
    ),
  } satisfies Record<string, SampleKeys>
}
