import type { Centimes } from "../money.ts"
import type { ProductType } from "./product-type.ts"

export const listingStatuses = ["in-stock", "on-sale"] as const

export type ListingStatus = (typeof listingStatuses)[number]

export const listingSorts = ["default-sorting", "new-added", "low-to-high", "high-to-low", "on-sale"] as const

/** How a listing is ordered; `new-added` and `on-sale` also narrow it (specification, section 5). */
export type ListingSort = (typeof listingSorts)[number]

/** How many products "new" shows: 8 on listings, 6 in search (specification, section 5). */
export type Newest = 8 | 6

export const listingViews = ["grid", "list"] as const

export type ListingView = (typeof listingViews)[number]

/** The filters that hold several values, of which a product needs one. */
export const choiceFilters = ["productType", "category", "subCategory", "size", "color", "brand"] as const

export type ChoiceFilter = (typeof choiceFilters)[number]

/** Query of a listing's address (specification, section 5 "Listing filters"). Values of a filter are sorted and distinct;
 *  category, subCategory and brand are slugs. A chosen size, a chosen colour and `in-stock` must match in one variant. */
export type ListingQuery = {
  minPrice: Centimes | null
  maxPrice: Centimes | null
  /** All of them must hold. */
  status: ListingStatus[]
  productType: ProductType[]
  category: string[]
  subCategory: string[]
  /** Kind and code, such as `shoe-42` (`sizeFilterValue`). */
  size: string[]
  /** Codes. */
  color: string[]
  brand: string[]
  /** Empty = no search. */
  searchText: string
  sort: ListingSort
  /** null = the listing's own. */
  view: ListingView | null
  /** From 1; may lie behind the last page. */
  page: number
}

/** The plain listing: no filter, first page. */
export const plainListing: ListingQuery = {
  minPrice: null,
  maxPrice: null,
  status: [],
  productType: [],
  category: [],
  subCategory: [],
  size: [],
  color: [],
  brand: [],
  searchText: "",
  sort: "default-sorting",
  view: null,
  page: 1,
}

/** The same listing with nothing filtered; order and view stay. */
export function withoutFilters({ sort, view }: ListingQuery): ListingQuery {
  return { ...plainListing, sort, view }
}

/** The same listing, first page, with one value taken out of a filter. */
export function withoutValue(query: ListingQuery, filter: ChoiceFilter | "status", value: string): ListingQuery {
  return { ...query, [filter]: query[filter].filter((other) => other !== value), page: 1 }
}
