import { type MiddlewareFunction, redirect } from "react-router"
import { defaultLocale } from "#core/locale.ts"

/** French has no prefix: `/fr/shop` moves to `/shop`. */
export const frenchHasNoPrefix: MiddlewareFunction<Response> = ({ params, url }, next) => {
  if (params.lang === defaultLocale) throw redirect((url.pathname.slice(3) || "/") + url.search, 301)
  return next()
}
