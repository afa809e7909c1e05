import { discountedPrice, fromDinars } from "#core/money.ts"
import { meanRating } from "#core/reviews/review.ts"
import type { SampleProduct } from "#sample/types.ts"
import { storeParts } from "../catalogue/admin/product-parts.ts"
import { productSearchText } from "../catalogue/product-search.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { type PictureIndex, storePictures } from "./pictures.ts"
import { daysFrom, sampleParts } from "./product-parts.ts"
import { storeReviews } from "./reviews.ts"
import { storeSampleVariants } from "./variants.ts"

/** Records that the products refer to, and the place and time of loading. */
export type Surroundings = {
  brands: Map<string, number>
  categories: Map<string, number>
  pictures: PictureIndex
  /** The folder of the pictures. */
  folder: string
  now: Date
}

function known(ids: Map<string, number>, name: string, slug: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample product ${slug} names ${name}, which does not exist`)
  return id
}

/** Prices as in the decision "One unit price". */
function prices({ listPrice, discount }: SampleProduct) {
  const list = fromDinars(listPrice)
  return { price: discountedPrice(list, discount), last_price: discount > 0 ? list : null, discount }
}

/** Stores one product with all that belongs to it. */
export async function storeProduct(tx: Tx, product: SampleProduct, surroundings: Surroundings) {
  const { brands, categories, now } = surroundings
  const { slug, sku, quantity, offerDate } = product
  const pictures = await storePictures(tx, surroundings.pictures, product)
  const added = daysFrom(now, -product.addedDaysAgo)
  const { id } = await tx
    .insertInto("product")
    .values({
      slug,
      sku,
      quantity,
      ...prices(product),
      document_id: toDocumentId(`product:${slug}`),
      product_type: product.productType,
      status: quantity > 0 ? "in-stock" : "out-of-stock",
      brand_id: known(brands, product.brand, slug),
      image_id: pictures.main,
      sizes: JSON.stringify(product.sizes),
      ...(product.sizeKind && { size_kind: product.sizeKind }),
      featured: product.featured ? 1 : 0,
      sell_count: product.sellCount,
      rating: meanRating(product.reviews.map(({ rating }) => rating)),
      review_count: product.reviews.length,
      offer_start: offerDate && daysFrom(now, offerDate.startDays),
      offer_end: offerDate && daysFrom(now, offerDate.endDays),
      video_id: product.videoId,
      created_at: added,
      updated_at: added,
      published_at: added,
      edited_at: added,
      search: productSearchText(product, product.title, product.brand),
    })
    .returning("id")
    .executeTakeFirstOrThrow()

  await storeParts(tx, id, sampleParts(product), {
    brand: { name: product.brand },
    categoryIds: [product.parent, product.children].map((category) => known(categories, category, slug)),
    mediaIds: pictures.medias,
    colorImageIds: pictures.colors,
  })
  await storeSampleVariants(tx, id, product)
  await storeReviews(tx, id, product, surroundings)
}
