import { useCallback } from "react"
// biome-ignore lint/style/noRestrictedImports: the one place that takes the prefix of the language off for the router.
import { type NavigateOptions, useHref, useLocation, useNavigate as useRouterNavigate } from "react-router"
import { useI18n } from "./i18n.tsx"

// The prefix of the page's language is the router's basename: its links, forms and navigations lead to paths without it, and
// write it themselves. Everything else of the shop has paths as the address bar shows them.

/** Takes the basename off a path of the shop's.
 *  @param basename such as `/ar`; `/` for the main language
 *  @param path with query and fragment, such as `/ar/shop?page=2`
 *  @returns the path as it was where it is not below the basename */
export function withoutBasename(basename: string, path: string): string {
  const rest = path.slice(basename.length)
  return path.startsWith(basename) && /^(?:[/?#]|$)/.test(rest) ? `/${rest}`.replace("//", "/") : path
}

/** A path of the shop's as the router's links and forms take it.
 *  @param path as `to()` gives it */
export const useRouterPath = (path: string): string => withoutBasename(useI18n().to("/"), path)

/** The path of the page as the address bar shows it, with the prefix of its language. */
export const usePathname = (): string => useHref(useLocation().pathname)

/** @returns goes to a path as `to()` gives it */
export function useNavigate(): (path: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useRouterNavigate()
  const basename = useHref("/")
  return useCallback((path, options) => navigate(withoutBasename(basename, path), options), [navigate, basename])
}
