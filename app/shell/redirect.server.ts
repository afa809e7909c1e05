// biome-ignore lint/style/noRestrictedImports: the one place that builds redirects.
import { redirect, redirectDocument } from "react-router"
import { clearCache } from "#core/clear-cache.ts"
import { type OwnPath, toOwnPath } from "#core/own-path.ts"
import { withoutBasename } from "../i18n/router-path.ts"
import { currentVisit } from "./visit.server.ts"

type RedirectOptions = {
  status: 301 | 302 | 303
  /** Set on the way. */
  cookie?: string
  /** Empties the browser's cache of the shop on the way. */
  clearsCache?: boolean
  /** Reloads the document instead of moving within the page: another language has other messages. For a middleware,
   *  whose redirects the server's router sends as they are. The browser's router loads the path below its own basename, which the
   *  middleware redirects again. */
  wholeDocument?: boolean
}

/** Builds every redirect of the storefront. It leads to a page of the shop's own origin, never elsewhere.
 *  @param path made by `pagePath` or `toOwnPath`
 *  @throws RangeError for any other text */
export function redirectTo(
  path: OwnPath,
  { status, cookie, clearsCache = false, wholeDocument = false }: RedirectOptions,
): Response {
  if (toOwnPath(path) === null) throw new RangeError("A redirect may not lead to another origin")
  const build = wholeDocument ? redirectDocument : redirect
  const headers = new Headers(cookie === undefined ? {} : { "set-cookie": cookie })
  if (clearsCache) headers.set(clearCache.name, clearCache.value)
  // The router writes the basename before the path that a loader or an action redirects to.
  const { prefix } = currentVisit() ?? {}
  const target = prefix && !wholeDocument ? withoutBasename(`/${prefix}`, path) : path
  return build(target, { status, headers })
}
