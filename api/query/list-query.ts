import { defaultLocale, type Locale } from "#core/i18n/locale.ts"
import { searchWords } from "#core/search/search-text.ts"
import type { Condition, FieldTable } from "#db/lists/condition.ts"
import type { Listing, Sort } from "#db/lists/listing.ts"
import { searchCondition } from "#db/lists/search-column.ts"
import { queryError } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import { type QueryTree, readQuery } from "../parameters/read-query.ts"
import { readFields } from "./fields.ts"
import { readFilters } from "./filters.ts"
import { readLocales, readStatus } from "./locale.ts"
import { type ListPart, maxPageSize, readPagination } from "./pagination.ts"
import { type Populate, readPopulate } from "./populate.ts"
import { checkListCost } from "./query-cost.ts"
import type { RelationKinds } from "./relation-query.ts"
import { readSort } from "./sort.ts"

/** Names that the query of a resource's list may use. */
export type ListKind = {
  fields: FieldTable
  /** The field that `_q` looks in; without it there is no search. */
  search?: FieldTable
  attributes: readonly string[]
  relations: readonly string[]
  /** Types of the relations' fields. */
  relationKinds?: RelationKinds
  /** Where the query does not say otherwise. */
  pageSize?: number
  sort?: Sort[]
  /** Whether an entry is the same in every language, as `locale=*` must know. */
  isOfNoLanguage?: boolean
}

/** A list as it is asked for. `listing` is of its first language. */
export type ListQuery = {
  listing: Listing
  /** One, or with `locale=*` all of them. */
  locales: readonly Locale[]
  part: ListPart
  populate: Populate
  fields: Set<string>
  /** Whether it searches for words (`_q`). */
  isSearch: boolean
  /** Points (query-cost.ts). */
  cost: number
}

const parameters = ["filters", "sort", "pagination", "populate", "fields", "locale", "status"]

/** Reads the query of a list, in Strapi's REST form. Its cost and its offset are for the caller to bound (`list-route.ts`).
 *  @param rows entries that exist, as far as they are known
 *  @throws ApiError 400 that names what is not understood, or the limit that is exceeded */
export function readListQuery(url: string, kind: ListKind, rows = maxPageSize): ListQuery {
  const { fields, search, attributes, relations, relationKinds, pageSize, sort, isOfNoLanguage } = kind
  const query = readQuery(url, search ? [...parameters, "_q"] : parameters)
  readStatus(query.status)
  const filters = readFilters(query.filters, fields)
  const part = readPagination(query.pagination, pageSize)
  const locales = readLocales(query.locale).slice(0, isOfNoLanguage ? 1 : undefined)
  const listing = {
    condition: search ? { all: [filters, readSearch(query._q)] } : filters,
    sort: readSort(query.sort, fields, sort),
    start: part.start,
    limit: part.limit,
    locale: locales[0] ?? defaultLocale,
  }
  const populate = readPopulate(query.populate, relations, relationKinds)
  const cost = checkListCost({ listing, locales, populate }, { ...fields, ...search }, rows)
  const isSearch = query._q !== undefined
  return { listing, locales, part, populate, fields: readFields(query.fields, attributes), isSearch, cost }
}

/** Reads `_q`, the words that an entry must have. */
function readSearch(searchParam: QueryTree | string | undefined): Condition {
  if (searchParam !== undefined && typeof searchParam !== "string") throw queryError(["_q"], "Invalid _q")
  checkLimit("maxSearchLength", searchParam?.length ?? 0, ["_q"])
  checkLimit("maxSearchWords", searchWords(searchParam ?? "").length, ["_q"])
  return searchCondition(searchParam ?? "")
}
