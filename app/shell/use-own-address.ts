import type { Locale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { localizedPath } from "../i18n/addresses.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { usePage } from "./page.tsx"

/** The address of the page that is shown, for links to it: a visitor's path such as `//evil.example/` would lead to another
 *  host, and is replaced by the home page's.
 *  @returns the path with its query, and the same page in another language without the query */
export function useOwnAddress(): { address: string; pathIn: (language: Locale) => string } {
  const { path, search } = usePage()
  const { locale } = useI18n()
  const isOwn = toOwnPath(path + search) !== null
  const pathIn = (language: Locale) => localizedPath(language, isOwn ? path : "/")
  return { address: pathIn(locale) + (isOwn ? search : ""), pathIn }
}
