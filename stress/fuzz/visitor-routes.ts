import type { RouteConfigEntry } from "@react-router/dev/routes"
import { pagesLayout } from "./fuzz-addresses.ts"

/** An address of the storefront: its pattern, and the file that answers it. */
export type VisitorRoute = { pattern: string; file: string }

/** Every address in a table of routes: `/:lang?/product-details/:id` of `product-details.tsx`. */
export function listRoutes(entries: RouteConfigEntry[], above = ""): VisitorRoute[] {
  return entries.flatMap(({ path = "", index, children = [], file }) => {
    const part = file === pagesLayout ? ":lang?" : path
    const here = part === "" ? above : `${above}/${part}`
    const own = children.length === 0 || index ? [{ pattern: here, file: file.replace("routes/", "") }] : []
    return [...own, ...listRoutes(children, here)]
  })
}

const fixedParts = (pattern: string) => pattern.split("/").filter((part) => part && !/^[:*]/.test(part)).length

/** Finds the file that answers a path, as the router does: the pattern with the most fixed parts first. */
export function fileFinder(routes: VisitorRoute[]): (path: string) => string | undefined {
  const rows = routes
    .filter(({ pattern }) => !pattern.endsWith("*"))
    .toSorted((a, b) => fixedParts(b.pattern) - fixedParts(a.pattern))
    .map(({ pattern, file }) => {
      const source = pattern.replace("/:lang?", "(?:/(?:ar|en))?").replace(/\/:\w+(\??)/g, "(?:/[^/]+)$1")
      return { shape: new RegExp(`^${source || "/"}/?$`), file }
    })
  return (path) => rows.find(({ shape }) => shape.test(path))?.file
}

/** A form of a page: where it leads, how, and its fields with what is in them. */
export type PageForm = { action: string | undefined; method: string; fields: Map<string, string> }

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&")

/** All forms in the HTML of a page. */
export function formsIn(html: string): PageForm[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
    const [tag = ""] = form.split(">", 1)
    const fields = new Map<string, string>()
    for (const [field] of form.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
      const name = attribute(field, "name")
      if (name && !fields.has(name)) fields.set(name, attribute(field, "value") ?? "")
    }
    return { action: attribute(tag, "action"), method: attribute(tag, "method")?.toUpperCase() ?? "GET", fields }
  })
}
