import type { ListingPage } from "#core/catalogue/listing.ts"
import type { ListingQuery, ListingView } from "#core/catalogue/listing-query.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Picture } from "#core/media/picture.ts"
import type { CardProduct } from "../../cards/on-card.ts"
import type { ListingFacets } from "./filters/facet-options.ts"
import type { ListingHeading } from "./listing-heading.ts"

/** Fields of a top-rated product in a sidebar. */
export type RatedProduct = Pick<Product, "slug" | "title" | "textLanguages" | "price" | "discount" | "productType"> & {
  image: Pick<Picture, "url" | "color"> | null
}

/** All that a listing's screen shows, and nothing else of the catalogue. */
export type ListingData = ListingPage & {
  /** Query of the address. */
  query: ListingQuery
  view: ListingView
  /** The search whose results are shown, as the one in the address finds nothing. */
  meant: string | null
  heading: ListingHeading
  chips: ListingChip[]
  /** Address of the listing without its filters: `?searchText=sac` in a search, else an empty string or order and view. */
  cleared: string
  facets: ListingFacets
  /** Chosen values that no facet offers, kept when the form is sent. */
  unlisted: { name: string; value: string }[]
  rated: RatedProduct[]
  /** The same as cards, in place of results; empty while there are some. */
  instead: CardProduct[]
  /** Variants that the filters choose, by the product's documentId; a product without one is left out. */
  choices: { [documentId: string]: VariantChoice }
}

/** An active filter, and the address of the listing without it. */
export type ListingChip = { label: string; search: string }
