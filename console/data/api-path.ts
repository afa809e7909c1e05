import type { AdminPath } from "#api/admin/admin-routes.ts"
import { fillPath, type QueryValues, queryString, type WithPathParams } from "#core/path-template.ts"

/** The lists that are read by page, order and filters (`list-request.ts`). */
export type Resource = "orders" | "products" | "audit" | "mails"

/** A path that stands as it is. */
export type ConstantPath = Exclude<AdminPath, `${string}/:${string}`>

declare const filled: unique symbol

/** A path of the console's API: a row of the table, filled in by `apiPath` where it has variable parts. */
export type ApiPath = ConstantPath | (string & { readonly [filled]: true })

/** Fills in a path of the console's API. Parts of it often come from the address bar, which a link may have filled.
 *  @throws RangeError for a value that is no single segment of a path */
export function apiPath<const Template extends AdminPath>(
  template: Template,
  ...[options]: WithPathParams<Template, { query?: QueryValues | URLSearchParams }>
): ApiPath {
  return (fillPath(template, options?.params) + queryString(options?.query)) as ApiPath
}

/** The address of a path on the console's own origin. */
export const apiAddress = (path: ApiPath): string => `/api/admin${path}`
