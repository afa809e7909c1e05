import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { formPaths, knownPaths } from "./known-path.server.ts"

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

/** The route that all pages stand in (app/routes.ts). */
const pagesLayout = "routes/language"

/** The routes of a table without those beside the pages. */
const onlyPages = <Row extends { parentId?: string } | undefined>(table: Record<string, Row>) =>
  Object.fromEntries(Object.entries(table).filter(([id, row]) => row?.parentId !== "root" || id === pagesLayout))

export type PageRouters = {
  /** The router of the addresses with this prefix; undefined = of those without one. */
  routerOf: (prefix: Locale | undefined) => RequestHandler
  /** Whether a page has this path, without language. */
  isKnownPath: (path: string) => boolean
  /** Whether a form can be sent to this path, without language. */
  isFormPath: (path: string) => boolean
}

/** A router for each prefix of a language, which is its basename. The table of routes has no languages: with them it would be
 *  twice as long. What stands beside the pages has one address for all languages. */
export function createPageRouters(build: ServerBuild, mode: string): PageRouters {
  const { routes, assets } = build
  const pages = { ...build, routes: onlyPages(routes), assets: { ...assets, routes: onlyPages(assets.routes) } }
  const plain = createRequestHandler(build, mode)
  const prefixed = new Map(
    locales.map((locale) => [locale, createRequestHandler({ ...pages, basename: `/${locale}` }, mode)]),
  )
  return {
    routerOf: (prefix) => (prefix && prefixed.get(prefix)) ?? plain,
    isKnownPath: knownPaths(routes, pagesLayout),
    isFormPath: formPaths(routes),
  }
}
