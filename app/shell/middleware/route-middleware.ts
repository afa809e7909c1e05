import type { MiddlewareFunction } from "react-router"
import { prefixLocale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { contentContext } from "../../api-client/content.server.ts"
import { shopMainLocale, splitLocale } from "../../i18n/addresses.ts"
import { pageNotFound, pageNotFoundInShop } from "../../page/page-not-found.ts"
import { redirectTo } from "../../request/redirect.server.ts"
import { neededFor } from "../lacking.ts"
import { readShell } from "../read-shell.server.ts"

/** An address in a language that the shop does not offer leads to the same page in the main language, until it does. A form
 *  that is open in that language is still answered. */
export const offeredLanguage: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  if (locale === shopMainLocale() || request.method === "POST") return next()
  const settings = await context
    .get(contentContext)
    .settings(locale)
    .catch(() => undefined)
  const inMain = toOwnPath(url.pathname) && toOwnPath(path + url.search)
  if (inMain && settings && !settings.languages.includes(locale)) {
    throw redirectTo(inMain, { status: 302, isMiddleware: true })
  }
  return next()
}

/** The main language has no prefix: where French is the main one, `/fr/shop` moves to `/shop`. Only for now: it is a page of
 *  its own as soon as another language is the main one. What is left of `/fr//name` would be another host: that is no page. */
export const mainLanguageHasNoPrefix: MiddlewareFunction<Response> = ({ url, request }, next) => {
  if (prefixLocale(url.pathname) !== shopMainLocale() || request.method === "POST") return next()
  const path = toOwnPath((url.pathname.slice(3) || "/") + url.search)
  if (path) throw redirectTo(path, { status: 302, isMiddleware: true })
  return next()
}

/** Paths of files: their 404 has no page around it. */
const files = ["/feed.xml", "/profile/export"]

/** Answers 404 for pages and forms of what the API behind the shop cannot do (specification, section 8). */
const capableApi: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  const capability = neededFor(path, request.method)
  const lacking = capability ? await context.get(contentContext).lacking() : []
  if (!capability || !lacking.includes(capability)) return next()
  const shell = files.includes(path) ? undefined : await readShell(context, locale).catch(() => undefined)
  throw shell ? pageNotFoundInShop(path, shell) : pageNotFound(path)
}

type RouteMiddleware = MiddlewareFunction<Response>

/** The middleware by the names that route metadata uses (specification, section 2). */
const middleware = {
  "capable-api": capableApi,
  "main-language-has-no-prefix": mainLanguageHasNoPrefix,
  "offered-language": offeredLanguage,
} satisfies Record<string, RouteMiddleware>

export type MiddlewareName = keyof typeof middleware

function isMiddlewareName(name: unknown): name is MiddlewareName {
  return typeof name === "string" && Object.hasOwn(middleware, name)
}

/** The functions that a route's metadata names, for its `middleware` export.
 *  @throws for a name that is no middleware (specification, section 8) */
export function routeMiddleware(handle: { middleware?: readonly unknown[] }): RouteMiddleware[] {
  return (handle.middleware ?? []).map((name) => {
    if (!isMiddlewareName(name)) throw new Error(`Unknown route middleware: ${String(name)}`)
    return middleware[name]
  })
}
