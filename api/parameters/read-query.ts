import qs from "qs"
import { queryError } from "../errors.ts"
import { checkLimit, limitError, queryLimits } from "./limits.ts"

/** A query in Strapi's bracket form as a tree; a list is a branch whose keys are 0, 1, 2… */
export type QueryTree = { [key: string]: QueryTree | string }

const { maxDepth, maxParameters } = queryLimits
const limits = {
  depth: maxDepth,
  strictDepth: true,
  parameterLimit: maxParameters,
  arrayLimit: maxParameters,
  throwOnLimitExceeded: true,
}

function asTree(value: unknown): QueryTree | string {
  if (typeof value === "string") return value
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, part]) => [key, asTree(part)]))
}

/** Counts what the parser only rejects, so that the error names the limit. */
function checkSize(search: string): void {
  const parameters = search.slice(1).split("&")
  checkLimit("maxParameters", search.length > 1 ? parameters.length : 0, [])
  for (const parameter of parameters) {
    const [name = ""] = parameter.split("=", 1)
    const depth = name.split(/\[|%5B/i).length - 1
    if (depth > maxDepth) throw limitError("maxDepth", depth, [])
  }
}

function parse(search: string): unknown {
  checkSize(search)
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
