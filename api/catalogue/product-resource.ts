import type { Locale } from "#core/i18n/locale.ts"
import { toDinars } from "#core/money.ts"
import { readProductRelations } from "#db/catalogue/product-relations.ts"
import type { ProductCardRow, ProductRow } from "#db/catalogue/products.ts"
import type { Db } from "#db/database.ts"
import { mediaByIds } from "#db/media/media.ts"
import { createTimeSlice } from "../common/time-slice.ts"
import type { MediaResource } from "../media/contract.ts"
import { fileResource } from "../media/file-resource.ts"
import { mediaResource } from "../media/media-resource.ts"
import { entryDates } from "../query/entry-dates.ts"
import { blockResources } from "../texts/block-resource.ts"
import type { ProductResource } from "./contract.ts"
import { reviewResource } from "./review-resource.ts"
import { variantResources } from "./variant-resource.ts"

type OfProduct = { productId: number }

/** Groups rows by their product and leaves its key out. */
function byProduct<T extends OfProduct>(rows: T[]) {
  const groups = Map.groupBy(rows, (row) => row.productId)
  return (id: number) => (groups.get(id) ?? []).map(({ productId: _productId, ...row }) => row)
}

/** Products on the wire, with the relations that were asked for: one query a relation, whatever the number of products.
 *  @param populate paths such as `image` and `colors.image` */
export async function productResources(
  db: Db,
  rows: ProductRow[],
  populate: Set<string>,
  locale: Locale,
): Promise<ProductResource[]> {
  const cards = await cardResources(db, rows, populate, locale, true)
  const descriptions = rows.map((row) => row.description)
  const description = await blockResources(db, descriptions, locale)
  return cards.map((card) => ({ ...card, description: description(card.description) }))
}

/** The same of products with or without what their own page alone shows, as it is stored.
 *  @param isForClients adds what Strapi's clients expect, and this shop's pages do not need */
export async function cardResources<Row extends ProductCardRow>(
  db: Db,
  rows: Row[],
  populate: Set<string>,
  locale: Locale,
  isForClients = false,
) {
  const write = isForClients ? fileResource : mediaResource
  const ids = rows.map((row) => row.id)
  const slice = createTimeSlice()
  const reviewed = rows.flatMap((row) => (row.reviewCount > 0 ? row.id : []))
  const read = await readProductRelations(db, { ids, reviewed, locale, populate }, slice)
  const [categories, features, reviews] = [
    byProduct(read.categories),
    byProduct(read.features),
    byProduct(read.reviews),
  ]
  const [variants, stars] = [byProduct(read.variants), byProduct(read.stars)]
  const [colors, medias] = [byProduct(read.colors), byProduct(read.medias)]
  const pictures = await mediaByIds(
    db,
    [
      ...read.medias.map((row) => row.mediaId),
      ...(populate.has("image") ? rows.map((row) => row.imageId) : []),
      ...read.variants.map((row) => row.imageId),
      ...(populate.has("colors.image") ? read.colors.map((row) => row.imageId) : []),
    ],
    locale,
  )

  await slice()
  const written = new Map<number | null, MediaResource | null>()
  /** A picture of several colours and variants is written once. */
  const media = (id: number | null) => {
    const known = written.get(id)
    if (known !== undefined) return known
    const resource = write(pictures, id)
    written.set(id, resource)
    return resource
  }

  return rows.map(({ imageId, ...row }) => ({
    ...row,
    price: toDinars(row.price),
    lastPrice: row.lastPrice === null ? null : toDinars(row.lastPrice),
    deliverySurcharge: row.deliverySurcharge === null ? null : toDinars(row.deliverySurcharge),
    locale,
    ...(populate.has("image") && { image: media(imageId) }),
    ...(populate.has("medias") && {
      medias: medias(row.id).flatMap(({ mediaId }) => media(mediaId) ?? []),
    }),
    ...(populate.has("categories") && {
      categories: categories(row.id).map(({ createdAt, editedAt, ...category }) => ({
        ...category,
        ...(isForClients && entryDates({ createdAt, editedAt })),
      })),
    }),
    ...(populate.has("colors") && {
      colors: colors(row.id).map(({ imageId: picture, ...color }) => ({
        ...color,
        ...(populate.has("colors.image") && { image: media(picture) }),
      })),
    }),
    ...(populate.has("variants") && {
      variants: variantResources({ ...row, imageId }, variants(row.id), media),
    }),
    ...(populate.has("features") && { features: features(row.id) }),
    ...(populate.has("stars") && { stars: stars(row.id)[0]?.counts ?? [0, 0, 0, 0, 0] }),
    ...(populate.has("reviews") && { reviews: reviews(row.id).map(reviewResource) }),
  }))
}
