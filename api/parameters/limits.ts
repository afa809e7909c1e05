import { maxOffset } from "#core/list-limits.ts"
import { maxSearchWords } from "#core/search/search-text.ts"
import { ApiError, named } from "../errors.ts"

/** Limits of one public request. A request beyond one of them is a 400 that names it;
 *  `docs/decisions/0012-query-cost.md` has the reasons and the measurements. */
export const queryLimits = {
  /** Name=value pairs of a query. */
  maxParameters: 200,
  /** Brackets of a parameter's name. */
  maxDepth: 12,
  /** Tests of all filters together, and words of a search with their synonyms. */
  maxConditions: 40,
  /** `$and` and `$or` within one another. */
  maxNesting: 4,
  /** Branches of one `$or`, and parts of one `$and`. */
  maxBranches: 20,
  /** Values of one `$in`. */
  maxInValues: 100,
  /** Characters of a value that a text is compared to. */
  maxTextLength: 200,
  /** Characters of `_q`. */
  maxSearchLength: 100,
  /** Words of `_q`. */
  maxSearchWords,
  maxSortKeys: 5,
  /** Paths of `populate`, and names of `fields`. */
  maxNames: 50,
  /** Entries before a page. Lists that are longer are read in parts, by a filter on `id`. */
  maxOffset,
  /** The cost of the whole request (query-cost.ts), in points. */
  maxCost: 100,
} as const

export type QueryLimit = keyof typeof queryLimits

/** 400 for a query beyond a limit: its name and maximum and what was sent are in the message and in `details.limit`. */
export function limitError(name: QueryLimit, sent: number, path: string[]): ApiError {
  const max = queryLimits[name]
  const where = path.length > 0 ? path.join(".") : "The query"
  const message = `${where} exceeds the limit ${name}: ${sent} sent, ${max} allowed`
  return new ApiError(400, "ValidationError", message, {
    details: { errors: [named({ path, message })], limit: { name, max, sent } },
  })
}

/** @throws ApiError 400 when more than a limit allows was sent */
export function checkLimit(name: QueryLimit, sent: number, path: string[]): void {
  if (sent > queryLimits[name]) throw limitError(name, sent, path)
}
