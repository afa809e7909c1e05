import type { MiddlewareFunction } from "react-router"
import { defaultLocale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { redirectTo } from "../redirect.server.ts"

/** French has no prefix: `/fr/shop` moves to `/shop`. What is left of `/fr//name` would be another host: that is no page. */
export const frenchHasNoPrefix: MiddlewareFunction<Response> = ({ params, url }, next) => {
  const path = params.lang === defaultLocale ? toOwnPath((url.pathname.slice(3) || "/") + url.search) : null
  if (path) throw redirectTo(path, { status: 301 })
  return next()
}
