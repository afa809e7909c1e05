import { useLocation } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { localizedPath, splitLocale } from "../i18n/addresses.ts"
import { useI18n } from "../i18n/i18n.tsx"

/** The address of the page that is shown, for links to it: a visitor's path such as `//evil.example/` would lead to another
 *  host, and is replaced by the home page's.
 *  @returns the path with its query, and the same page in another language without the query */
export function useOwnAddress(): { address: string; pathIn: (language: Locale) => string } {
  const location = useLocation()
  const { locale } = useI18n()
  // On the error page of a screen whose code could not be loaded, that screen's, which is as the address bar shows it.
  const { pathname, search } = location.mask ?? location
  const path = location.mask ? splitLocale(pathname).path : pathname
  const isOwn = toOwnPath(pathname + search) !== null
  const pathIn = (language: Locale) => localizedPath(language, isOwn ? path : "/")
  return { address: pathIn(locale) + (isOwn ? search : ""), pathIn }
}
