import { isLocale } from "#core/i18n/locale.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import { routeMiddleware } from "../shell/middleware/route-middleware.ts"
import { pageNotFound, pageNotValid } from "../shell/page-not-found.ts"
import type { Route } from "./+types/language"

export const handle = {
  middleware: ["main-language-has-no-prefix", "offered-language", "capable-api"],
} satisfies RouteHandle

export const middleware: Route.MiddlewareFunction[] = routeMiddleware(handle)

/** Refuses an address whose first part is no language: `/nothing` is an unknown page, `/xx/shop` a page in an unknown
 *  language; and one with empty parts, which is no page. In a loader, so that the root's data is there for the 404 page. */
export function loader({ params, url, pattern }: Route.LoaderArgs) {
  if (url.pathname.includes("//")) throw pageNotFound(url.pathname)
  if (params.lang === undefined || isLocale(params.lang)) return null
  const page = routePath(pattern)
  throw page !== "" && page !== "/*" ? pageNotValid(url.pathname) : pageNotFound(url.pathname)
}
