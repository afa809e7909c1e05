import { withoutLocale } from "#core/i18n/locale.ts"
import { listingVariants } from "../catalogue/listing/listing-variants.ts"
import { productVariants } from "../catalogue/product/product-variants.ts"
import { blogViews, postViews } from "../content/blog/blog-views.ts"
import { informationPages } from "../content/pages/information-pages.ts"

/** The query parameters that a kind of page reads. */
type PublicPage = readonly string[]

const listing: PublicPage = [
  "productType",
  "category",
  "subCategory",
  "size",
  "color",
  "brand",
  "status",
  "minPrice",
  "maxPrice",
  "sort",
  "view",
  "page",
]
const blog: PublicPage = ["category", "tag", "page"]
const none: PublicPage = []
const product: PublicPage = ["reviews", "color", "size"]
const landing: PublicPage = ["color", "size"]

const fixed = new Map<string, PublicPage>([
  ...["/", "/shop-categories", "/home-2", "/home-3", "/home-4", "/cart", "/checkout", "/wishlist", "/compare"].map(
    (path): [string, PublicPage] => [path, none],
  ),
  ...["/coupons", "/contact", "/construction", "/feed.xml", "/site.webmanifest", "/robots.txt"].map(
    (path): [string, PublicPage] => [path, none],
  ),
  ["/sitemap.xml", ["part"]],
  ...informationPages.map(({ slug }): [string, PublicPage] => [`/${slug}`, none]),
  ...Object.values(listingVariants)
    .filter(({ subject }) => subject === "shop")
    .map(({ path }): [string, PublicPage] => [path, listing]),
  ...blogViews.map(({ path }): [string, PublicPage] => [path, blog]),
  ...postViews.map(({ path }): [string, PublicPage] => [path, none]),
  ...productVariants.map(({ path }): [string, PublicPage] => [path, product]),
])

const underSlug = new Map<string, PublicPage>([
  ...productVariants.map(({ path }): [string, PublicPage] => [path, product]),
  ["/landing", landing],
  ["/lp", landing],
  ["/pages", none],
  ...postViews.map(({ path }): [string, PublicPage] => [path, none]),
  ["/communes", none],
  ["/size-guide", ["brand"]],
])

/** Parameters by which advertisements and mails count clicks; no page reads them. */
const tracking =
  /^(utm_[a-z_]+|gad_[a-z]+|[gw]braid|gclsrc|srsltid|(?:fb|g|d|tt|tw|y)clid|msclkid|igsh(?:id)?|mc_[ce]id)$/

/** @returns what the page reads, and a path of its kind, without language */
function publicPage(pathname: string): { declared: PublicPage; kind: string } | undefined {
  const path = withoutLocale(pathname)
  const found = fixed.get(path)
  if (found) return { declared: found, kind: path }
  const slash = path.lastIndexOf("/")
  const [parent, slug] = [path.slice(0, slash), path.slice(slash + 1)]
  const declared = slash > 0 && isCanonical(slug) ? underSlug.get(parent) : undefined
  return declared && { declared, kind: `${parent}/slug` }
}

/** Whether a segment is written as links write it: `%73ac` is `sac` too, and each way of writing would be a page of its own. */
function isCanonical(segment: string): boolean {
  try {
    return segment !== "" && encodeURIComponent(decodeURIComponent(segment)) === segment
  } catch {
    return false
  }
}

/** Whether the router may ask for the data of these routes of a page: each is one of the page's, in their order. */
function areRoutesOf(routes: string, ofPage: readonly string[]): boolean {
  let next = 0
  for (const route of routes.split(",")) {
    const at = ofPage.indexOf(route, next)
    if (at < 0) return false
    next = at + 1
  }
  return true
}

/** Characters of a cached page's key: no link of the shop's is so long, and the cache has thousands of them. */
const maxKey = 1000

/** A page as the server's page cache knows it. */
export type CachedPageAddress = {
  /** Origin, because pages name their own address; path; declared parameters in their own order. */
  key: string
  /** The address without tracking parameters. */
  url: URL
}

/** Whether an address is a public page, the same for every visitor, and under which key it may be cached. Undefined, so that they are
 *  rendered for each request: pages that are not in the table, parameters that the page does not declare or reads once and that come twice,
 *  slugs in another way of writing, and very long addresses.
 *  Tracking parameters are dropped. The data of a page for the router (`.data`) is cached beside the page.
 *  @param routesOf the ids of the routes of a kind of page, the outermost first, by a path of it, for the router's `_routes` */
export function publicPageAddress(
  url: URL,
  routesOf: (kind: string) => readonly string[] = () => [],
): CachedPageAddress | undefined {
  const isData = url.pathname.endsWith(".data")
  const pathname = isData ? dataPath(url.pathname) : url.pathname
  const found = publicPage(pathname)
  if (!found) return undefined
  const { declared, kind } = found
  const cacheUrl = new URL(url.origin + url.pathname)
  for (const [name, value] of url.searchParams) {
    if (tracking.test(name)) continue
    const isRoutes = isData && name === "_routes"
    if (isRoutes ? !areRoutesOf(value, routesOf(kind)) : !declared.includes(name)) return undefined
    if ((isRoutes || declared !== listing) && cacheUrl.searchParams.has(name)) return undefined
    cacheUrl.searchParams.append(name, value)
  }
  const sorted = new URLSearchParams(cacheUrl.searchParams)
  sorted.sort()
  const key = `${url.origin}${url.pathname}?${sorted}`
  return key.length > maxKey ? undefined : { key, url: cacheUrl }
}

/** The page that the router's data are of: `/shop.data`, `/_.data` for the first page. */
const dataPath = (pathname: string) => pathname.replace(/\.data$/, "").replace(/\/_$/, "/") || "/"
