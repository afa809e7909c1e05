import { defaultLocale, isLocale, type Locale, locales } from "#core/i18n/locale.ts"
import { queryError } from "../errors.ts"
import type { QueryTree } from "../parameters/read-query.ts"

/** Reads `locale`: fr (default), ar or en. */
export function readLocale(tree: QueryTree | string | undefined): Locale {
  if (tree === undefined) return defaultLocale
  if (!isLocale(tree)) throw queryError(["locale"], `Invalid locale ${typeof tree === "string" ? tree : ""}`)
  return tree
}

/** Reads `locale` of a list, which may also be `*`: every entry in every language. */
export const readLocales = (tree: QueryTree | string | undefined): readonly Locale[] =>
  tree === "*" ? locales : [readLocale(tree)]

/** Checks `status`, by which a Strapi tells drafts from what is published.
 *  @throws ApiError 400 unless it asks for what is published: drafts are not public */
export function readStatus(tree: QueryTree | string | undefined): void {
  if (tree === undefined || tree === "published") return
  throw queryError(["status"], "Invalid status: only published entries are public")
}
