import { z } from "zod"
import type { ProductResource } from "#api/catalogue/contract.ts"
import { discountPercent } from "#core/catalogue/price-change.ts"
import { productFields } from "#core/catalogue/product-fields.ts"
import { pickFields } from "#core/fields/field-values.ts"
import { fromDinars } from "#core/money.ts"
import { toSlug } from "#core/text/name-slug.ts"
import { type MediaOptions, mediaFromStrapi } from "../media/media-from-strapi.ts"
import { blocksFromStrapi } from "./blocks-from-strapi.ts"
import { categorySlug, categoryTitle, strapiCategory, toProductType } from "./category-from-strapi.ts"
import { colorsFromStrapi, variantsOfColors } from "./colors-from-strapi.ts"
import { lenientFields } from "./fields-from-strapi.ts"
import { documentId, lenientList, moment, number, text } from "./lenient.ts"
import { meanRating, reviewsFromStrapi, toStarCounts } from "./reviews-from-strapi.ts"

/** Units that can be ordered of what is in stock, where Strapi counts none. */
const uncountedUnits = 99

const namedBrand = z.union([
  z.object({ name: text(80), slug: text(100) }),
  text(80).transform((name) => ({ name, slug: "" })),
])

/** Section 3 of the specification names name, price, lastPrice, shortDescription, description, status, categories, colors,
 *  reviews, image, medias, features and slug; the others are read where a Strapi has them. */
export const strapiProduct = z.object({
  id: z.int(),
  documentId,
  ...lenientFields(productFields),
  title: text(200),
  productType: text(40),
  price: number,
  lastPrice: number,
  quantity: number,
  status: text(20),
  description: z.unknown().optional(),
  categories: lenientList(strapiCategory, 20),
  colors: z.unknown().optional(),
  reviews: z.unknown().optional(),
  image: z.unknown().optional(),
  medias: z.unknown().optional(),
  features: lenientList(z.object({ id: z.int().catch(0), icon: text(60), title: text(120), text: text(1000) }), 30),
  brand: namedBrand.catch({ name: "", slug: "" }),
  sellCount: number,
  locale: text(10),
  createdAt: moment,
  updatedAt: moment,
})

/** Units and status, each from the other where one is missing. */
function stockOf({ status, quantity }: { status: string; quantity: number | null }) {
  const units = quantity === null ? uncountedUnits : Math.max(0, Math.floor(quantity))
  const isOut = status === "out-of-stock" || units === 0
  return { status: isOut ? ("out-of-stock" as const) : ("in-stock" as const), quantity: isOut ? 0 : units }
}

type ProductOptions = MediaOptions & {
  locale: string
  /** Slugs of the categories above others, by the documentIds of these. */
  parents?: ReadonlyMap<string, string>
}

/** A product of Strapi's in the contract's shape.
 *  @returns null for what cannot be sold: without a name, or without a price */
export function productFromStrapi(value: unknown, options: ProductOptions): ProductResource | null {
  const parsed = strapiProduct.safeParse(value)
  if (!parsed.success) return null
  const { id, documentId, createdAt, updatedAt, publishedAt, price, ...product } = parsed.data
  const name = product.name || product.title
  if (name === "" || price === null || price < 0 || price > 1e9) return null
  const lastPrice = product.lastPrice !== null && product.lastPrice > price ? product.lastPrice : null
  const discount = discountPercent(fromDinars(price), lastPrice === null ? null : fromDinars(lastPrice))
  const stock = stockOf(product)
  const reviews = reviewsFromStrapi(product.reviews)
  const created = createdAt ?? new Date(0).toISOString()
  const priced = { price, lastPrice, discount, ...stock }
  const colors = colorsFromStrapi(product.colors, options)
  const variants = variantsOfColors({ documentId, ...priced, colors })
  const medias = Array.isArray(product.medias) ? product.medias.slice(0, 30) : []
  return {
    ...pickFields(productFields, parsed.data),
    id,
    documentId,
    name,
    ...priced,
    slug: product.slug || toSlug(name) || documentId,
    productType: toProductType(product.productType, product.categories.map(categoryTitle)),
    description: blocksFromStrapi(product.description),
    brand: { name: product.brand.name, slug: toSlug(product.brand.slug || product.brand.name) },
    tags: [],
    sizes: [],
    sizeOption: null,
    additionalInformation: [],
    offerDate: null,
    variantCount: colors.length === 0 ? 0 : variants.length,
    sellCount: Math.max(0, Math.floor(product.sellCount ?? 0)),
    rating: meanRating(reviews),
    reviewCount: reviews.length,
    reviews,
    stars: toStarCounts(reviews),
    locale: options.locale,
    createdAt: created,
    updatedAt: updatedAt ?? created,
    publishedAt: publishedAt ?? created,
    image: mediaFromStrapi(product.image, options),
    medias: medias.flatMap((one) => mediaFromStrapi(one, options) ?? []),
    categories: product.categories
      .filter((category) => categoryTitle(category) !== "")
      .map((category) => {
        const parent = strapiCategory.safeParse(category.parent).data
        const named = { id: category.id, documentId: category.documentId, title: categoryTitle(category) }
        const above = parent ? categorySlug(parent) : options.parents?.get(category.documentId)
        return { ...named, slug: categorySlug(category), parent: above ?? null }
      }),
    colors,
    features: product.features
      .filter(({ title, text }) => title !== "" || text !== "")
      .map((feature, index) => ({ ...feature, id: feature.id || index + 1 })),
    variants,
  }
}
