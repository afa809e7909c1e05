import type { Facets } from "#core/catalogue/facets.ts"
import type { RowRuleName } from "#core/catalogue/index/row-rules.ts"
import type { ListingPage, Paging } from "#core/catalogue/listing.ts"
import type { Newest } from "#core/catalogue/listing-query.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { SizeKind } from "#core/catalogue/variants/size-values.ts"

/** A brand among the facets of a listing. */
export type BrandCount = {
  slug: string
  name: string
  /** Results if it were chosen alone. */
  count: number
}

/** A size among the facets of a listing. */
export type SizeCount = {
  kind: SizeKind
  /** As addresses name it. */
  value: string
  name: string
  count: number
}

/** A colour among the facets of a listing. */
export type ColorCount = { code: string; name: string; hex: string; count: number }

/** One page of a listing or a search. */
export type Listing = ListingPage & {
  /** Brands with results and brands that are chosen, those with most products in the shop first. */
  facets: Omit<Facets, "size" | "color" | "brand"> & { size: SizeCount[]; color: ColorCount[]; brand: BrandCount[] }
  /** The search whose results are shown, as the one that was asked finds nothing. */
  meant: string | null
}

export type ListingOptions = { paging?: Paging; newest?: Newest; pageSize?: number }

/** A row of products (core/catalogue/index/row-rules.ts). */
export type Row = {
  rule: RowRuleName
  limit: number
  productType?: ProductType
  /** Slug of a category, of either level. */
  category?: string
  /** Slug. */
  brand?: string
  /** Slugs of the categories that related products share. */
  categories?: readonly string[]
  /** The id of a product that is left out. */
  except?: number
  /** Only products with a picture. */
  image?: true
}
