import { data } from "react-router"
import { landingPath } from "#core/content/landing-page.ts"
import { ownPagePath } from "#core/content/own-page.ts"
import { type Content, contentContext } from "../api-client/content.server.ts"
import { categoriesOrNone, settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { universeCounts } from "../api-client/universe-counts.server.ts"
import { categoryPath, universePath } from "../cards/product-links.ts"
import { sizeGuidePath } from "../catalogue/size-guide/size-guide-path.ts"
import { postPath } from "../content/blog/blog-views.ts"
import { type SitemapPage, sitemap, sitemapIndex, staticPages } from "../content/feeds/sitemap.ts"
import { xmlAnswer } from "../content/feeds/xml.ts"
import { universeHomes } from "../content/home/home-meta.ts"
import { filledOwnPages } from "../content/pages/filled-own-pages.server.ts"
import { shopMainLocale } from "../i18n/addresses.ts"
import { neededFor } from "../shell/lacking.ts"
import type { Route } from "./+types/sitemap"

/** `GET /sitemap.xml`: all pages, categories, products and posts, with the shop's languages. A shop with many products has
 *  an index here, of `?part=0` for all but products and `?part=1` and so on for them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const parts = await content.slugParts()
  const partParam = url.searchParams.get("part")
  if (partParam === null && parts > 1) {
    const addresses = Array.from({ length: parts + 1 }, (_, part) => `${url.origin}/sitemap.xml?part=${part}`)
    return xmlAnswer(sitemapIndex(addresses), "application/xml")
  }
  const pages = partParam === null ? await wholeShop(content, parts) : await partOf(content, partParam, parts)
  const main = shopMainLocale()
  const { languages } = await settingsOrDefaults(content, main)
  return xmlAnswer(sitemap(url.origin, pages, languages), "application/xml")
}

const wholeShop = async (content: Content, parts: number) => [
  ...(await otherPages(content)),
  ...(parts > 0 ? await productsOfPart(content, 1) : []),
]

/** @throws 404 for a part that there is not */
function partOf(content: Content, partParam: string, parts: number): Promise<SitemapPage[]> {
  const part = /^\d{1,6}$/.test(partParam) ? Number(partParam) : Number.NaN
  if (!(part <= parts)) throw data("Sitemap not found", { status: 404 })
  return part === 0 ? otherPages(content) : productsOfPart(content, part)
}

async function productsOfPart(content: Content, part: number): Promise<SitemapPage[]> {
  return (await content.slugsOfPart(part)).map((slug) => ({ path: `/product-details/${slug}` }))
}

/** Those that lead elsewhere while their universe is empty. */
const homes = new Map<string, string>(Object.entries(universeHomes))

/** Pages that have nothing for search engines while the shop is not filled. */
const listingPages = ["/", "/shop", "/shop-categories"]

async function otherPages(content: Content): Promise<SitemapPage[]> {
  const main = shopMainLocale()
  const [counts, universes, categories, posts, guides, own, landing, lacking] = await Promise.all([
    universeCounts(content, main),
    content.universes(main),
    categoriesOrNone(content, main),
    content.postAddresses(main),
    content.sizeGuides(main),
    filledOwnPages(content, main),
    content.landingPages(main),
    content.lacking(),
  ])
  const isFilled = (type: string) => counts.has(type) || categories.some(({ productType }) => productType === type)
  const filled = universes.flatMap(({ slug }) => (isFilled(slug) ? slug : []))
  const emptyHomes = [...homes].flatMap(([type, path]) => (filled.includes(type) ? [] : path))
  const empty = filled.length > 0 ? emptyHomes : [...emptyHomes, ...listingPages]
  const isThere = (path: string) => {
    const capability = neededFor(path)
    return (capability === undefined || !lacking.includes(capability)) && !empty.includes(path)
  }
  return [
    ...staticPages.filter(isThere).map((path) => ({ path })),
    ...[...counts.keys()].map((productType) => ({ path: universePath({ productType }) })),
    ...categories.filter(({ productCount }) => productCount > 0).map((category) => ({ path: categoryPath(category) })),
    ...guides.map((guide) => ({ path: sizeGuidePath(guide) })),
    ...own.map(({ slug, updatedAt }) => ({ path: ownPagePath(slug), changed: updatedAt })),
    ...landing
      .filter(({ indexed }) => indexed)
      .map(({ slug, updatedAt }) => ({ path: landingPath(slug), changed: updatedAt })),
    ...posts.map(({ slug, publishedAt }) => ({ path: postPath(slug), changed: publishedAt })),
  ]
}
