import type { FieldTable } from "#db/condition.ts"
import type { Listing, Sort } from "#db/listing.ts"
import { readFilters } from "./filters.ts"
import { readLocale } from "./locale.ts"
import { readPagination } from "./pagination.ts"
import type { QueryTree } from "./read-query.ts"
import { readSort } from "./sort.ts"

export const listingParameters = ["filters", "sort", "pagination", "populate", "fields", "locale"] as const

/** Reads the part of a query that chooses the entries of a list, in Strapi's REST form.
 *  @throws ApiError 400 that names what is not understood */
export function readListing(
  query: QueryTree,
  fields: FieldTable,
  { pageSize, sort }: { pageSize?: number; sort?: Sort[] } = {},
): Listing {
  return {
    condition: readFilters(query.filters, fields),
    sort: readSort(query.sort, fields, sort),
    ...readPagination(query.pagination, pageSize),
    locale: readLocale(query.locale),
  }
}
