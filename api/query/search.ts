import type { Condition } from "#db/condition.ts"
import { searchCondition } from "#db/search-column.ts"
import { queryError } from "../errors.ts"
import type { QueryTree } from "./read-query.ts"

/** Reads `_q`, the words that an entry must have. */
export function readSearch(asked: QueryTree | string | undefined): Condition {
  if (asked !== undefined && typeof asked !== "string") throw queryError(["_q"], "Invalid _q")
  return searchCondition(asked ?? "")
}
