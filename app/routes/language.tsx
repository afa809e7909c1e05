import { Outlet, redirect } from "react-router"
import { defaultLocale, isLocale } from "#core/locale.ts"
import { pageNotFound } from "../shell/page-not-found.ts"
import type { Route } from "./+types/language"

/** French has no prefix: `/fr/shop` moves to `/shop`. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, url }, next) => {
    if (params.lang === defaultLocale) throw redirect((url.pathname.slice(3) || "/") + url.search, 301)
    return next()
  },
]

/** Refuses an address whose first part is no language. In a loader, so that the root's data is there for the 404 page. */
export function loader({ params, url }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLocale(params.lang)) throw pageNotFound(url.pathname)
  return null
}

export default function Language() {
  return <Outlet />
}
