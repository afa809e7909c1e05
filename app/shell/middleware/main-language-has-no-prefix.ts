import type { MiddlewareFunction } from "react-router"
import { prefixLocale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { shopMainLocale } from "../../i18n/main-locale.ts"
import { redirectTo } from "../redirect.server.ts"

/** The main language has no prefix: where French is the main one, `/fr/shop` moves to `/shop`. Only for now: it is a page of
 *  its own as soon as another language is the main one. What is left of `/fr//name` would be another host: that is no page. */
export const mainLanguageHasNoPrefix: MiddlewareFunction<Response> = ({ url, request }, next) => {
  if (prefixLocale(url.pathname) !== shopMainLocale() || request.method === "POST") return next()
  const path = toOwnPath((url.pathname.slice(3) || "/") + url.search)
  if (path) throw redirectTo(path, { status: 302, isMiddleware: true })
  return next()
}
