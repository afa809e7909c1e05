import { Outlet, redirect } from "react-router"
import { defaultLocale, isLocale } from "#core/locale.ts"
import { pageNotFound } from "../shell/page-not-found.ts"
import type { Route } from "./+types/language"

/** Refuses an address whose first part is no language: `/xx/shop` is a 404, `/fr/shop` moves to `/shop`. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, url }, next) => {
    if (params.lang === defaultLocale) throw redirect((url.pathname.slice(3) || "/") + url.search, 301)
    if (params.lang !== undefined && !isLocale(params.lang)) throw pageNotFound(url.pathname)
    return next()
  },
]

// Without a loader the middleware would not run when a browser navigates.
export function loader() {
  return null
}

export default function Language() {
  return <Outlet />
}
