import type { RouteConfigEntry } from "@react-router/dev/routes"

/** The layout of all pages, whose addresses may have the prefix of a language. */
export const pagesLayout = "routes/language.ts"

/** The pattern of every address in a table of routes: `/:lang?/product-details/:id`. */
export function listPatterns(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", index, children = [], file }) => {
    const part = file === pagesLayout ? ":lang?" : path
    const here = part === "" ? above : `${above}/${part}`
    const own = children.length === 0 || index ? [here] : []
    return [...own, ...listPatterns(children, here)]
  })
}

/** Fields of the forms of a page, with what the page has in them; and the names in its links' queries. */
export function namesIn(html: string): { fields: Map<string, string>; parameters: Set<string> } {
  const fields = new Map<string, string>()
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1]
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ""
    if (name && !fields.has(name)) fields.set(name, value)
  }
  const links = html.matchAll(/(?:href|action)="[^"?]*\?([^"#]*)/g)
  const queries = [...links].map(([, query = ""]) => new URLSearchParams(query.replaceAll("&amp;", "&")))
  return { fields, parameters: new Set(queries.flatMap((query) => [...query.keys()])) }
}

/** All addresses that the shop tells search engines. */
export function addressesIn(sitemap: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return [...new Set(listed.map(([, address = ""]) => new URL(address).pathname))]
}
