import { formatListing, parseListing } from "#core/catalogue/listing-params.ts"
import { formatBlog, parseBlog } from "#core/content/blog-query.ts"
import { isLocale } from "#core/i18n/locale.ts"
import { informationPages } from "../api-client/information-pages.ts"
import { listingPageLayouts } from "../catalogue/listing/listing-page-layouts.ts"
import { productPageLayouts } from "../catalogue/product/product-page-layouts.ts"
import { blogViews, postViews } from "../content/blog/blog-views.ts"

/** Reads what a kind of page reads of an address, in one way of writing.
 *  @returns undefined = nobody else is likely to ask for the same: it is not cached */
type ReadSearch = (params: URLSearchParams) => URLSearchParams | undefined

/** A page that reads the first value of these parameters. */
const first =
  (...names: string[]): ReadSearch =>
  (params) =>
    new URLSearchParams(
      names.flatMap((name) => {
        const value = params.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )

const listing: ReadSearch = (params) => {
  const query = parseListing(params)
  return query.searchText === "" ? new URLSearchParams(formatListing(query)) : undefined
}
const blog: ReadSearch = (params) => {
  const query = parseBlog(params)
  return query.searchText === "" ? new URLSearchParams(formatBlog(query)) : undefined
}
/** A list of products that a browser keeps, or that somebody shares. */
const saved: ReadSearch = (params) => (params.has("products") ? undefined : new URLSearchParams())
const none = first()
/** The console's manifest is there in each language of the console; another one is none. */
const manifest: ReadSearch = (params) => {
  const read = first("lang")(params)
  if (!isLocale(read?.get("lang") ?? "")) read?.delete("lang")
  return read
}
/** The page of its reviews is a number; a colour or size that it does not have is rendered, and not cached. */
const product: ReadSearch = (params) => {
  const read = first("color", "reviews", "size")(params)
  if (!/^[1-9]\d{0,3}$/.test(read?.get("reviews") ?? "")) read?.delete("reviews")
  return read
}
const landing = first("color", "size")

const fixed = new Map<string, ReadSearch>([
  ...["/", "/shop-categories", "/home-2", "/home-3", "/home-4", "/cart", "/checkout"].map(
    (path): [string, ReadSearch] => [path, none],
  ),
  ["/wishlist", saved],
  ["/compare", saved],
  ...["/coupons", "/contact", "/construction", "/offline", "/feed.xml", "/site.webmanifest", "/robots.txt"].map(
    (path): [string, ReadSearch] => [path, none],
  ),
  ["/sitemap.xml", first("part")],
  ["/console.webmanifest", manifest],
  ...informationPages.map(({ slug }): [string, ReadSearch] => [`/${slug}`, none]),
  ...Object.values(listingPageLayouts)
    .filter(({ subject }) => subject === "shop")
    .map(({ path }): [string, ReadSearch] => [path, listing]),
  ...blogViews.map(({ path }): [string, ReadSearch] => [path, blog]),
  ...postViews.map(({ path }): [string, ReadSearch] => [path, none]),
  ...productPageLayouts.map(({ path }): [string, ReadSearch] => [path, product]),
])

const underSlug = new Map<string, ReadSearch>([
  ...productPageLayouts.map(({ path }): [string, ReadSearch] => [path, product]),
  ["/landing", landing],
  ["/lp", landing],
  ["/pages", none],
  ...postViews.map(({ path }): [string, ReadSearch] => [path, none]),
  ["/communes", none],
  ["/size-guide", first("brand")],
])

/** A public page as an address names it. */
type PublicPage = { path: string; read: ReadSearch }

/** Finds the public page of a path. It may be written in any way that the router understands: with a slash at its end, its own words
 *  in capitals, the slug with more characters escaped than links have.
 *  @returns its path as links write it */
function findPublicPage(pathname: string): PublicPage | undefined {
  const [, first = ""] = pathname.split("/")
  const prefix = isLocale(first) ? `/${first}` : ""
  const path = pathname.slice(prefix.length).replace(/\/$/, "")
  const own = path.toLowerCase()
  const read = fixed.get(own || "/")
  if (read) return { path: prefix + own || "/", read }
  const slash = path.lastIndexOf("/")
  const parent = own.slice(0, slash)
  const slug = slugOf(path.slice(slash + 1))
  const readUnder = slug && underSlug.get(parent)
  return readUnder ? { path: `${prefix}${parent}/${slug}`, read: readUnder } : undefined
}

/** A segment as links write it: `%73ac` is `sac` too, and each way of writing would be a page of its own.
 *  @returns "" for what cannot be read */
function slugOf(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return ""
  }
}

/** Characters of a cached page's key: no link of the shop's is so long, and the cache has thousands of them. */
const maxKey = 1000

/** A page as the server's page cache knows it. */
export type CachedPageAddress = {
  /** Origin, because pages name their own address; path; what the page reads. */
  key: string
  /** The same as an address, which the page is rendered for. */
  url: URL
}

/** Whether an address is a public page, the same for every visitor, and under which key it may be cached. What the page does not read makes
 *  no difference, whatever it is: parameters that it does not know, such as those by which advertisements count clicks, values that it cannot
 *  read, other ways of writing the same. Undefined, so that they are rendered for each request: pages that are not in the table, searches,
 *  lists of products that somebody shares, and very long addresses. */
export function publicPageAddress(url: URL): CachedPageAddress | undefined {
  const { pathname, searchParams, origin } = url
  const found = findPublicPage(pathname)
  const search = found?.read(searchParams)
  if (!found || !search) return undefined
  const cacheUrl = new URL(origin + found.path)
  cacheUrl.search = search.toString()
  const key = `${cacheUrl.origin}${cacheUrl.pathname}?${search}`
  return key.length > maxKey ? undefined : { key, url: cacheUrl }
}
