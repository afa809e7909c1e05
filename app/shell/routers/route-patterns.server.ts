type RouteRow = { path?: string | undefined; parentId?: string | undefined; index?: boolean | undefined }

/** The pattern of every address in the table of routes: `/`, `/shop`, `/product-details/:id`. An optional part
 *  counts as present, and the catch-all is not a pattern. */
export function routePatterns(routes: Record<string, RouteRow | undefined>): string[] {
  const pathOf = (row: RouteRow): string => {
    const parent = row.parentId === undefined ? undefined : routes[row.parentId]
    return `${parent ? pathOf(parent) : ""}${row.path ? `/${row.path.replace(/\?$/, "")}` : ""}`
  }
  const rows = Object.values(routes).filter((row) => row !== undefined)
  const patterns = rows.filter(({ path, index }) => path !== "*" && (path || index)).map((row) => pathOf(row) || "/")
  return [...new Set(patterns)].sort()
}

type RouteNode = { id: string; path?: string; index: true; children?: undefined } | RouteBranch
type RouteBranch = { id: string; path?: string; index?: false; children: RouteNode[] }

/** The routes as a tree, for `matchRoutes`. */
export function routeTree(routes: Record<string, RouteRow | undefined>, parentId?: string): RouteNode[] {
  return Object.entries(routes).flatMap(([id, row]): RouteNode[] => {
    if (!row || row.parentId !== parentId) return []
    const own = { id, ...(row.path !== undefined && { path: row.path }) }
    return [row.index ? { ...own, index: true } : { ...own, children: routeTree(routes, id) }]
  })
}
