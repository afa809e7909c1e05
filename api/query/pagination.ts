import { queryError } from "../errors.ts"
import { checkLimit } from "./limits.ts"
import type { QueryTree } from "./read-query.ts"

/** Entries of a page. */
export const maxPageSize = 100

export type Pages = { page: number; pageSize: number }

function readNumber(tree: QueryTree, key: "page" | "pageSize", otherwise: number): number {
  const text = tree[key]
  if (text === undefined) return otherwise
  if (typeof text !== "string" || !/^0*[1-9]\d{0,8}$/.test(text)) {
    throw queryError(["pagination", key], `pagination.${key} must be a whole number from 1`)
  }
  return Number(text)
}

/** Reads `pagination`. A page has 25 entries by default, and 100 at most: more are not refused but cut to 100, as
 *  `meta.pagination` then tells. */
export function readPagination(tree: QueryTree | string | undefined, otherwise = 25): Pages {
  if (tree === undefined) return { page: 1, pageSize: otherwise }
  if (typeof tree === "string") throw queryError(["pagination"], "Invalid pagination")
  const unknown = Object.keys(tree).find((key) => key !== "page" && key !== "pageSize")
  if (unknown !== undefined) throw queryError(["pagination", unknown], `Invalid key pagination.${unknown}`)
  const page = readNumber(tree, "page", 1)
  const pageSize = Math.min(readNumber(tree, "pageSize", otherwise), maxPageSize)
  checkLimit("maxOffset", (page - 1) * pageSize, ["pagination", "page"])
  return { page, pageSize }
}

/** A list as it goes over the wire. */
export function listAnswer<T>(data: T[], total: number, { page, pageSize }: Pages) {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } }
}
