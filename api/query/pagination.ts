import { queryError } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import type { QueryTree } from "../parameters/read-query.ts"

/** Entries of a page. */
export const maxPageSize = 100

/** A page of a list, counted from 1. */
export type Pages = { page: number; pageSize: number }

/** The requested part of a list, in one of Strapi's two forms: pages, or a number of entries from a start. */
export type ListPart = { start: number; limit: number; form: "page" | "start"; withCount: boolean }

const pageKeys = ["page", "pageSize"]
const startKeys = ["start", "limit"]
const flags = new Map([
  ...["true", "t", "1"].map((text): [string, boolean] => [text, true]),
  ...["false", "f", "0"].map((text): [string, boolean] => [text, false]),
])

/** As a Strapi does, a number below the least one is the least one. */
function readNumber(tree: QueryTree, key: string, min: 0 | 1, otherwise: number): number {
  const text = tree[key]
  if (text === undefined) return otherwise
  if (typeof text !== "string" || !/^-?\d{1,9}$/.test(text)) {
    throw queryError(["pagination", key], `pagination.${key} must be a whole number`)
  }
  return Math.max(Number(text), min)
}

function readFlag(given: QueryTree | string | undefined): boolean {
  if (given === undefined) return true
  const flag = typeof given === "string" ? flags.get(given) : undefined
  if (flag === undefined) throw queryError(["pagination", "withCount"], "pagination.withCount must be true or false")
  return flag
}

/** Reads `pagination`: `page` and `pageSize`, or `start` and `limit`, and `withCount`. A page has 25 entries by default, and
 *  100 at most: more are not rejected but cut to 100, as `meta.pagination` then tells. */
export function readPagination(tree: QueryTree | string | undefined, otherwise = 25): ListPart {
  if (typeof tree === "string") throw queryError(["pagination"], "Invalid pagination")
  const given = tree ?? {}
  const known = [...pageKeys, ...startKeys, "withCount"]
  const unknown = Object.keys(given).find((key) => !known.includes(key))
  if (unknown !== undefined) throw queryError(["pagination", unknown], `Invalid key pagination.${unknown}`)
  const form = startKeys.some((key) => key in given) ? "start" : "page"
  if (form === "start" && pageKeys.some((key) => key in given)) {
    throw queryError(["pagination"], "Cannot use both page & offset pagination in the same query")
  }
  const limit = Math.min(readNumber(given, form === "page" ? "pageSize" : "limit", 1, otherwise), maxPageSize)
  const start = form === "page" ? (readNumber(given, "page", 1, 1) - 1) * limit : readNumber(given, "start", 0, 0)
  return { start, limit, form, withCount: readFlag(given.withCount) }
}

/** @throws ApiError 400 for a part that begins beyond `maxOffset` */
export const checkOffset = ({ start, form }: ListPart): void => checkLimit("maxOffset", start, ["pagination", form])

/** A list as it goes over the wire. */
export function listAnswer<T>(data: T[], total: number, { page, pageSize }: Pages) {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } }
}

/** The same, with the pagination in the requested form; without `withCount` the totals are absent. */
export function partAnswer<T>(data: T[], total: number, { start, limit, form, withCount }: ListPart) {
  if (form === "start") return { data, meta: { pagination: { start, limit, ...(withCount && { total }) } } }
  const pages = { page: start / limit + 1, pageSize: limit }
  if (withCount) return listAnswer(data, total, pages)
  return { data, meta: { pagination: pages } }
}

/** A list that is short enough to come whole, in the form of one that does not. */
export function wholeList<T>(data: T[]): Response {
  const total = data.length
  return Response.json({ data, meta: { pagination: { page: 1, pageSize: total, pageCount: 1, total } } })
}
