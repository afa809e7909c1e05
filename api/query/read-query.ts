import qs from "qs"
import { queryError } from "../errors.ts"

/** A query in Strapi's bracket form as a tree; a list is a branch whose keys are 0, 1, 2… */
export type QueryTree = { [key: string]: QueryTree | string }

const limits = { depth: 12, strictDepth: true, parameterLimit: 200, arrayLimit: 200, throwOnLimitExceeded: true }

function asTree(value: unknown): QueryTree | string {
  if (typeof value === "string") return value
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, part]) => [key, asTree(part)]))
}

function parse(search: string): unknown {
  try {
    return qs.parse(search, { ...limits, ignoreQueryPrefix: true, plainObjects: true })
  } catch (cause) {
    throw queryError([], cause instanceof Error ? cause.message : "Invalid query")
  }
}

/** Reads the query of an address.
 *  @param allowed the parameters that the resource knows; another one is an error that names it */
export function readQuery(url: string, allowed: readonly string[]): QueryTree {
  const tree = asTree(parse(new URL(url).search))
  if (typeof tree === "string") return {}
  for (const key of Object.keys(tree)) {
    if (!allowed.includes(key)) throw queryError([key], `Invalid query parameter ${key}`)
  }
  return tree
}

/** The texts of a parameter in any of Strapi's forms: `a,b`, `[0]=a&[1]=b`, or given several times.
 *  @returns undefined when the parameter has another form */
export function textList(value: QueryTree | string): string[] | undefined {
  if (typeof value === "string") return value.split(",").map((text) => text.trim())
  const parts = Object.entries(value)
  if (!parts.every(([key, part]) => /^\d+$/.test(key) && typeof part === "string")) return undefined
  return parts.flatMap(([, part]) => textList(part) ?? [])
}
