import { createContext } from "react-router"

/** For loaders: whether a page has this path, which has no language. */
export const knownPathContext = createContext<(path: string) => boolean>()

type RouteRow = { path?: string | undefined; parentId?: string | undefined }

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

/** Tells paths of pages from others. React Router's `matchRoutes` would compile the whole table at each call, for anybody who asks
 *  for unknown addresses.
 *  @param layout the id of the route that all pages stand in
 *  @returns takes a path without language; the home page's is none of them */
export function knownPaths(routes: Record<string, RouteRow | undefined>, layout: string): (path: string) => boolean {
  const pages = Object.values(routes).flatMap((row) =>
    row?.parentId === layout && row.path && row.path !== "*" ? [partsOf(row.path)] : [],
  )
  return (path) => {
    const address = partsOf(path)
    return pages.some((route) => areParts(address, route))
  }
}
