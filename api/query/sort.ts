import type { FieldTable } from "#db/condition.ts"
import type { Sort } from "#db/listing.ts"
import { queryError } from "../errors.ts"
import { checkLimit } from "./limits.ts"
import { type QueryTree, textList } from "./read-query.ts"

/** Reads `sort`: `createdAt:desc`, several of them, or `[createdAt]=desc`. Ascending when nothing is said.
 *  A field that the resource cannot be sorted by is an error that names it. */
export function readSort(tree: QueryTree | string | undefined, fields: FieldTable, otherwise: Sort[] = []): Sort[] {
  if (tree === undefined) return otherwise
  const terms =
    textList(tree) ??
    Object.entries(tree).map(([key, value]) => (typeof value === "string" ? `${key}:${value}` : `${key}:?`))
  checkLimit("maxSortKeys", terms.length, ["sort"])
  return terms.map((term) => {
    const [field = "", order = "asc"] = term.split(":")
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!known || known.any) throw queryError(["sort"], `Invalid sort key ${field}`)
    const direction = order.toLowerCase()
    if (direction !== "asc" && direction !== "desc") throw queryError(["sort"], `Invalid sort order ${term}`)
    return { field, direction }
  })
}
