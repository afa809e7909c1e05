import { defaultLocale, isLocale, type Locale } from "#core/locale.ts"
import { queryError } from "../errors.ts"
import type { QueryTree } from "./read-query.ts"

/** Reads `locale`: fr (default), ar or en. */
export function readLocale(tree: QueryTree | string | undefined): Locale {
  if (tree === undefined) return defaultLocale
  if (!isLocale(tree)) throw queryError(["locale"], `Invalid locale ${typeof tree === "string" ? tree : ""}`)
  return tree
}
