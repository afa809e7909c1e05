import { createContext } from "react-router"

/** For loaders: whether a page has this path, which has no language. */
export const knownPathContext = createContext<(path: string) => boolean>()

type RouteRow = {
  path?: string | undefined
  parentId?: string | undefined
  module?: { action?: unknown } | undefined
}

const partsOf = (path: string) => path.split("/").filter(Boolean)

/** Whether the parts of an address are those of a route, of which the last one may be absent where it is optional. */
function areParts(address: readonly string[], route: readonly string[]): boolean {
  if (address.length > route.length) return false
  return route.every((part, at) => {
    const given = address[at]
    if (given === undefined) return part.endsWith("?")
    return part.startsWith(":") || part === given.toLowerCase()
  })
}

type IsPath = (path: string) => boolean

/** Tells paths of some routes from others. React Router's `matchRoutes` would compile the whole table at each call, for anybody who
 *  asks for unknown addresses. */
function pathsOf(routes: Record<string, RouteRow | undefined>, isOne: (row: RouteRow) => boolean): IsPath {
  const known = Object.values(routes).flatMap((row) =>
    row?.path && row.path !== "*" && isOne(row) ? [partsOf(row.path)] : [],
  )
  return (path) => {
    const address = partsOf(path)
    return known.some((route) => areParts(address, route))
  }
}

/** Tells paths of pages from others.
 *  @param layout the id of the route that all pages stand in
 *  @returns takes a path without language; the home page's is none of them */
export const knownPaths = (routes: Record<string, RouteRow | undefined>, layout: string): IsPath =>
  pathsOf(routes, ({ parentId }) => parentId === layout)

/** Tells paths that a form can be sent to from others.
 *  @returns takes a path without language */
export const formPaths = (routes: Record<string, RouteRow | undefined>): IsPath =>
  pathsOf(routes, ({ module }) => module?.action !== undefined)
