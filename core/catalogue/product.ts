import type { CardFields, PageFields, ShownValues } from "../fields/field.ts"
import type { TextLanguages } from "../i18n/text-language.ts"
import type { Picture } from "../media/picture.ts"
import type { Block } from "../text/block.ts"
import type { ProductDelivery } from "./product-delivery.ts"
import type { productFields } from "./product-fields.ts"
import type { SizeKind } from "./variants/size-values.ts"
import type { ProductStatus, Variant } from "./variants/variant.ts"

export type CategoryRef = {
  documentId: string
  slug: string
  title: string
  textLanguages?: TextLanguages | undefined
  parent: string | null
}

type DeclaredFields = typeof productFields

/** A product as lists and cards know it. Prices in centimes, times as ISO 8601. */
export type Product = Omit<
  ShownValues<CardFields<DeclaredFields>>,
  "name" | "publishedAt" | "deliveryProfile" | "deliverySurcharge"
> & {
  id: number
  documentId: string
  title: string
  textLanguages?: TextLanguages | undefined
  status: ProductStatus
  /** Percent. */
  discount: number
  brand: { slug: string; name: string }
  categories: CategoryRef[]
  /** The main picture, then the extra ones. `null` until the product has a picture. */
  image: Picture | null
  medias: Picture[]
  /** `code` names a colour in addresses, carts and orders, whatever the language. */
  colors: { code: string; name: string; hex: string; image: Picture | null }[]
  sizes: string[]
  /** The same with codes, and what they are; null = it has none. */
  sizeOption: { kind: SizeKind; values: { code: string; name: string }[] } | null
  /** How many combinations of colour and size there are; 0 = nothing to choose. */
  variantCount: number
  tags: string[]
  sellCount: number
  /** Mean of the reviews, 1 to 5; null without reviews. */
  rating: number | null
  reviewCount: number
  offerDate: { startDate: string; endDate: string } | null
  createdAt: string
  /** Left out where it is delivered as all others. */
  delivery?: ProductDelivery | undefined
}

export type Review = {
  name: string
  town: string | null
  /** Stars, 1 to 5. */
  rating: number
  date: string
  review: string
  lang: string
  /** Whether who wrote it got the product with a delivered order. */
  verified: boolean
  /** The shop's reply; "" = none. */
  reply: string
  picture: Picture | null
}

export type Feature = { icon: string; title: string; text: string; textLanguages?: TextLanguages | undefined }

/** A product with all that its own page shows. */
export type ProductDetail = Product &
  ShownValues<PageFields<DeclaredFields>> & {
    description: Block[]
    features: Feature[]
    /** Its variants; at least one. */
    variants: Variant[]
    additionalInformation: { key: string; value: string }[]
    /** Of one page of them, the newest first. */
    reviews: Review[]
    /** Which page that is, from 1. */
    reviewsPage: number
    /** How many of all reviews gave 1, 2, 3, 4 and 5 stars. */
    stars: number[]
  }

/** A product with what can be chosen of it. */
export type ProductToChoose = Product & Pick<ProductDetail, "variants">

/** On sale means a discount above 0 (specification, section 9). */
export function isOnSale(product: Pick<Product, "discount">): boolean {
  return product.discount > 0
}

/** How many pictures a product has. */
export const pictureCount = ({ image, medias }: { image: object | null; medias: readonly unknown[] }): number =>
  (image ? 1 : 0) + medias.length

export function isInStock(product: Pick<Product, "status">): boolean {
  return product.status === "in-stock"
}
