// biome-ignore lint/style/noRestrictedImports: the one place that builds redirects.
import { redirect } from "react-router"
import { clearCache } from "#core/clear-cache.ts"
import { type OwnPath, toOwnPath } from "#core/own-path.ts"
import { currentVisit } from "./visit.server.ts"

type RedirectOptions = {
  status: 301 | 302 | 303
  /** Set on the way. */
  cookie?: string
  /** Empties the browser's cache of the shop on the way. */
  clearsCache?: boolean
  /** In a middleware, whose redirects the router sends as they are. */
  isMiddleware?: boolean
}

/** Leads to the page of a payment service: the one place outside the shop that a redirect leads to.
 *  @param url from the content API, which has it from a plugin of the shop and never from a visitor */
export const redirectToPayment = (url: string): Response =>
  redirect(url, { status: 303, headers: { "cache-control": "no-store", "referrer-policy": "no-referrer" } })

/** Builds every other redirect of the storefront. It leads to a page of the shop's own origin, never elsewhere.
 *  @param path made by `pagePath` or `toOwnPath`
 *  @throws RangeError for any other text */
export function redirectTo(
  path: OwnPath,
  { status, cookie, clearsCache = false, isMiddleware = false }: RedirectOptions,
): Response {
  if (toOwnPath(path) === null) throw new RangeError("A redirect may not lead to another origin")
  const headers = new Headers(cookie === undefined ? {} : { "set-cookie": cookie })
  if (clearsCache) headers.set(clearCache.name, clearCache.value)
  // The router writes the basename before the path that a loader or an action redirects to.
  const { prefix } = currentVisit() ?? {}
  const target = prefix && !isMiddleware ? withoutBasename(`/${prefix}`, path) : path
  return redirect(target, { status, headers })
}

/** Takes the basename off a path of the shop's.
 *  @param basename such as `/ar`
 *  @param path with query and fragment, such as `/ar/shop?page=2`
 *  @returns the path as it was where it is not below the basename */
export function withoutBasename(basename: string, path: string): string {
  const rest = path.slice(basename.length)
  return path.startsWith(basename) && /^(?:[/?#]|$)/.test(rest) ? `/${rest}`.replace("//", "/") : path
}
