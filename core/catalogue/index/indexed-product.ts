import type { SearchedProduct } from "../../search/search-text.ts"
import type { ListedVariant } from "../listing-variant.ts"
import type { Product } from "../product.ts"

/** A product as the index reads it, in one language. Prices in centimes, as they are while an offer runs. */
export type IndexedProduct = Omit<SearchedProduct, "categories"> &
  Pick<Product, "id" | "productType" | "status" | "price" | "lastPrice" | "discount" | "offerDate"> &
  Pick<Product, "sizeOption"> &
  Pick<Product, "featured" | "sellCount" | "rating" | "reviewCount" | "createdAt" | "videoId"> & {
    categories: Pick<Product["categories"][number], "slug" | "title" | "parent">[]
    /** Only whether there is one matters. */
    image: object | null
    /** Only their number matters. */
    medias: readonly unknown[]
    colors: readonly Pick<Product["colors"][number], "code" | "name" | "hex">[]
    /** Those that are sold. */
    variants: readonly ListedVariant[]
  }
