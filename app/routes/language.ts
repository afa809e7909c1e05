import { withoutLocale } from "#core/i18n/locale.ts"
import { pageNotFound, pageNotValid } from "../page/page-not-found.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import { routeMiddleware } from "../shell/middleware/route-middleware.ts"
import { knownPathContext } from "../shell/routers/known-path.server.ts"
import type { Route } from "./+types/language"

export const handle = {
  middleware: ["main-language-has-no-prefix", "offered-language", "capable-api"],
} satisfies RouteHandle

export const middleware: Route.MiddlewareFunction[] = routeMiddleware(handle)

/** Refuses an address that is no page: `/xx/shop` is a page in an unknown language, anything else an unknown page, also with
 *  empty parts. In a loader, so that the root's data is there for the 404 page. */
export function loader({ url, pattern, context }: Route.LoaderArgs) {
  const { pathname } = url
  if (pathname.includes("//")) throw pageNotFound(pathname)
  if (routePath(pattern) !== "/*") return null
  const rest = pathname.split("/").slice(2).join("/")
  const isInUnknownLanguage = withoutLocale(pathname) === pathname && context.get(knownPathContext)(rest)
  throw isInUnknownLanguage ? pageNotValid(pathname) : pageNotFound(pathname)
}
