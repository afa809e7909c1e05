import { cutText } from "../cut-text.ts"
import { type Centimes, fromDinars, toDinars } from "../money.ts"
import { readFilterNumber } from "../text/parse-number.ts"
import { isSlug } from "../text/slug.ts"
import {
  type ListingQuery,
  type ListingSort,
  listingSorts,
  listingStatuses,
  listingViews,
  plainListing,
} from "./listing-query.ts"
import { maxUniverseSlug } from "./product-type.ts"

// More than a person types or ticks; keeps made-up addresses from costing time.
const maxSearchLength = 100
const maxValues = 60
/** Characters of a filter's value; no slug is longer (api/catalogue/contract-listing.ts). */
const maxValue = 200
const dearest = 1e10
const lastPage = 1e6

/** Reads an amount of dinars that a person typed (`readFilterNumber`).
 *  @param round what becomes of decimals, as filters are in whole dinars
 *  @returns null for anything but a number from 0 */
export function parseDinars(text: string, round: (dinars: number) => number = Math.round): Centimes | null {
  const amount = readFilterNumber(text)
  if (amount === undefined) return null
  const dinars = round(amount)
  return dinars <= dearest ? fromDinars(dinars) : null
}

/** A slug as the catalogue writes it, from a slug or a name in any case. */
function slugOf(value: string): string {
  const plain = value
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
  return plain.trim().replace(/\s+/g, "-")
}

function textsOf(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(","))
  const slugs = values.map(slugOf).filter((value) => value !== "" && value.length <= maxValue)
  return [...new Set(slugs)].slice(0, maxValues).sort()
}

function knownOf<T extends string>(params: URLSearchParams, name: string, known: readonly T[]): T[] {
  const param = textsOf(params, name)
  return known.filter((value) => param.includes(value)).sort()
}

function pricesOf(params: URLSearchParams): Pick<ListingQuery, "minPrice" | "maxPrice"> {
  const min = parseDinars(params.get("minPrice") ?? "", Math.floor)
  const max = parseDinars(params.get("maxPrice") ?? "", Math.ceil)
  const swapped = min !== null && max !== null && min > max
  const [low, high] = swapped ? [max, min] : [min, max]
  return { minPrice: low === 0 ? null : low, maxPrice: high }
}

function sortOf(params: URLSearchParams): ListingSort {
  const param = params.get("sort")?.toLowerCase()
  if (param === "low-to-hight") return "low-to-high"
  return listingSorts.find((sort) => sort === param) ?? plainListing.sort
}

function pageOf(params: URLSearchParams): number {
  const param = params.get("page") ?? ""
  return /^\d+$/.test(param) ? Math.min(Math.max(Number(param), 1), lastPage) : 1
}

/** Reads a listing's address. Several values of a filter stand in repeated parameters or behind commas. A minimum above
 *  the maximum changes places with it. What cannot be read is as if it were not there. */
export function parseListing(params: URLSearchParams): ListingQuery {
  const searchText = params.get("searchText") ?? ""
  return {
    ...pricesOf(params),
    status: knownOf(params, "status", listingStatuses),
    productType: textsOf(params, "productType").filter((slug) => isSlug(slug) && slug.length <= maxUniverseSlug),
    category: textsOf(params, "category"),
    subCategory: textsOf(params, "subCategory"),
    size: textsOf(params, "size"),
    color: textsOf(params, "color"),
    brand: textsOf(params, "brand"),
    searchText: cutText(searchText.replace(/\s+/g, " ").trim(), maxSearchLength).trim(),
    sort: sortOf(params),
    view: listingViews.find((view) => view === params.get("view")) ?? plainListing.view,
    page: pageOf(params),
  }
}

/** The search string of a listing's address, the same for the same listing; defaults are left out. It is written as
 *  browsers send forms: several values in repeated parameters.
 *  @returns `?category=bagues&category=sacs&page=2`, or an empty string */
export function formatListing(query: ListingQuery): string {
  const { minPrice, maxPrice, status, productType, category, subCategory, size, color, brand } = query
  const { searchText, sort, view, page } = query
  const values = {
    searchText: searchText === "" ? [] : [searchText],
    productType,
    category,
    subCategory,
    size,
    color,
    brand,
    status,
    minPrice: minPrice === null ? [] : [toDinars(minPrice)],
    maxPrice: maxPrice === null ? [] : [toDinars(maxPrice)],
    sort: sort === plainListing.sort ? [] : [sort],
    view: view === null ? [] : [view],
    page: page === plainListing.page ? [] : [page],
  }
  const pairs = Object.entries(values).flatMap(([name, all]) => all.map((value) => [name, String(value)]))
  const written = new URLSearchParams(pairs).toString()
  return written === "" ? "" : `?${written}`
}
