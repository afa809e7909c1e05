import type { ProductType } from "#core/catalogue/product-type.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Picture } from "#core/media/picture.ts"

/** A product as a suggestion shows it; prices in dinars. */
export type SuggestedProduct = {
  slug: string
  title: string
  textLanguages?: TextLanguages | undefined
  productType: ProductType
  picture: Picture | null
  price: number
  lastPrice: number | null
}

export type SuggestedCategory = Pick<SuggestedProduct, "slug" | "title" | "textLanguages" | "productType" | "picture">

/** Suggestions for a text that is being typed. */
export type Suggestions = {
  /** The search that the suggestions are for, as the one typed finds nothing. */
  meant: string | null
  categories: SuggestedCategory[]
  products: SuggestedProduct[]
  /** Products that the search finds. */
  total: number
}
