import { searchWords } from "#core/search/search-text.ts"
import type { Condition } from "#db/lists/condition.ts"
import { searchCondition } from "#db/lists/search-column.ts"
import { queryError } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import type { QueryTree } from "../parameters/read-query.ts"

/** Reads `_q`, the words that an entry must have. */
export function readSearch(searchParam: QueryTree | string | undefined): Condition {
  if (searchParam !== undefined && typeof searchParam !== "string") throw queryError(["_q"], "Invalid _q")
  checkLimit("maxSearchLength", searchParam?.length ?? 0, ["_q"])
  checkLimit("maxSearchWords", searchWords(searchParam ?? "").length, ["_q"])
  return searchCondition(searchParam ?? "")
}
