import type { Sort } from "#db/lists/listing.ts"
import { queryError, unknownKey } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import { type QueryTree, textList } from "../parameters/read-query.ts"
import type { TestedFields } from "./filters.ts"

/** `[field]=desc`, and `[0][field]=desc` one below the other. */
function termsOf(tree: QueryTree | string): string[] {
  const list = textList(tree)
  if (list) return list.filter((term) => term !== "")
  return Object.entries(tree).flatMap(([key, value]) => {
    if (/^\d+$/.test(key)) return termsOf(value)
    return typeof value === "string" ? `${key}:${value}` : `${key}:?`
  })
}

/** Reads `sort`: `createdAt:desc`, several of them, `[createdAt]=desc` or `[0][createdAt]=desc`. Ascending when nothing is
 *  said. A field that the resource cannot be sorted by is an error that names it. */
export function readSort(tree: QueryTree | string | undefined, fields: TestedFields, otherwise: Sort[] = []): Sort[] {
  if (tree === undefined) return otherwise
  const terms = termsOf(tree)
  checkLimit("maxSortKeys", terms.length, ["sort"])
  return terms.map((term) => {
    const [field = "", order = "asc"] = term.split(":").map((part) => part.trim())
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!known || known.any) throw unknownKey(["sort", field])
    const direction = order.toLowerCase()
    if (direction !== "asc" && direction !== "desc") throw queryError(["sort"], `Invalid sort order ${term}`)
    return { field, direction }
  })
}
