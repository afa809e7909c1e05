import { useLocation } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { type OwnPath, toOwnPath } from "#core/own-path.ts"
import { localizedPath, pagePath, splitLocale } from "../i18n/addresses.ts"

/** The address of the page that is shown, for links to it: a visitor's path such as `//evil.example/` would lead to another
 *  host, and is replaced by the home page's.
 *  @returns the path with its query, and the same page in another language without the query */
export function useOwnAddress(): { address: OwnPath; pathIn: (language: Locale) => string } {
  const location = useLocation()
  // On the error page of a screen whose code could not be loaded, that screen's.
  const { pathname, search } = location.mask ?? location
  const { locale, path } = splitLocale(pathname)
  const own = toOwnPath(pathname) && toOwnPath(pathname + search)
  return {
    address: own ?? pagePath(locale, "/"),
    pathIn: (language) => localizedPath(language, own ? path : "/"),
  }
}
