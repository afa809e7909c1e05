import { withoutLocale } from "#core/i18n/locale.ts"

const other = "*"

/** Names an address by its pattern, so that logs and counts hold neither tokens nor what was typed.
 *  @param patterns such as `/product-details/:id`: fixed parts first, then holes
 *  @returns a function from a path to its pattern, `*` for one that has none */
export function routeNames(patterns: readonly string[]): (pathname: string) => string {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes("/:")))
  const holes = new Map<string, string>()
  for (const pattern of patterns) {
    const at = pattern.indexOf("/:")
    if (at !== -1) holes.set(`${pattern.slice(0, at)} ${pattern.slice(at).split("/").length}`, pattern)
  }
  return (pathname) => {
    const path = withoutLocale(pathname)
    if (exact.has(path)) return path
    const parts = path.split("/")
    for (let fixed = parts.length - 1; fixed > 1; fixed--) {
      const found = holes.get(`${parts.slice(0, fixed).join("/")} ${parts.length - fixed + 1}`)
      if (found) return found
    }
    // An optional hole that is empty: `/product-details-video`.
    return holes.get(`${path} 2`) ?? other
  }
}
