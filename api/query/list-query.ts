import type { FieldTable } from "#db/condition.ts"
import type { Listing, Sort } from "#db/listing.ts"
import { readFields } from "./fields.ts"
import { readFilters } from "./filters.ts"
import { readLocale } from "./locale.ts"
import { readPagination } from "./pagination.ts"
import { readPopulate } from "./populate.ts"
import { checkListCost } from "./query-cost.ts"
import { readQuery } from "./read-query.ts"
import { readSearch } from "./search.ts"
import { readSort } from "./sort.ts"

/** What the query of a resource's list may name. */
export type ListKind = {
  fields: FieldTable
  /** The field that `_q` looks in; without it there is no search. */
  search?: FieldTable
  attributes: readonly string[]
  relations: readonly string[]
  /** Where the query does not say otherwise. */
  pageSize?: number
  sort?: Sort[]
}

export type ListQuery = { listing: Listing; populate: Set<string>; fields: Set<string> }

const parameters = ["filters", "sort", "pagination", "populate", "fields", "locale"]

/** Reads the query of a list, in Strapi's REST form, and bounds what it costs.
 *  @throws ApiError 400 that names what is not understood, or the limit that is exceeded */
export function readListQuery(url: string, kind: ListKind): ListQuery {
  const { fields, search, attributes, relations, pageSize, sort } = kind
  const query = readQuery(url, search ? [...parameters, "_q"] : parameters)
  const filters = readFilters(query.filters, fields)
  const listing = {
    condition: search ? { all: [filters, readSearch(query._q)] } : filters,
    sort: readSort(query.sort, fields, sort),
    ...readPagination(query.pagination, pageSize),
    locale: readLocale(query.locale),
  }
  const populate = readPopulate(query.populate, relations)
  checkListCost(listing, { ...fields, ...search }, populate)
  return { listing, populate, fields: readFields(query.fields, attributes) }
}
