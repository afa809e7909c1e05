import { plainListing } from "#core/catalogue/listing-query.ts"
import { type Product, type ProductType, productTypes } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { Row } from "../../api-client/listing.ts"
import { showcaseSlugs, slideCount, universeSlideCount } from "./heroes/showcase.ts"
import { homeCounts } from "./home-sections.ts"

/** Slides may show a campaign's product in place of one of the row's, and the tile shows one that no slide shows. */
const slideRows = (count: number, productType?: ProductType): Row[] => {
  const universe = productType && { productType }
  const limit = 2 * count + 1
  return [
    { rule: "featured", limit, image: true, ...universe },
    { rule: "in-stock", limit, image: true, ...universe },
  ]
}

const homeRows: Row[] = [
  ...slideRows(slideCount),
  ...productTypes.map((productType): Row => ({ rule: "featured-first", limit: 1, image: true, productType })),
  { rule: "newest", limit: homeCounts.trend },
  { rule: "featured", limit: homeCounts.trend },
  { rule: "featured-last", limit: homeCounts.short },
  { rule: "best-sellers", limit: homeCounts.trend },
  { rule: "on-sale", limit: homeCounts.short },
  { rule: "cheapest", limit: homeCounts.gadgets, productType: "electronics" },
  { rule: "ending-offers", limit: 1 },
]

/** By their moments; those of one moment by their ids. */
const newestFirst = (a: Product, b: Product) =>
  a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? 1 : -1

/** The products of several rows and the wished ones, each once, newest first. */
async function withShowcase(content: Content, rows: Row[], locale: Locale): Promise<Product[]> {
  const [showcase, ...found] = await Promise.all([
    content.showcase(showcaseSlugs, locale),
    ...rows.map((row) => content.row(row, locale)),
  ])
  const byId = new Map([...showcase, ...found.flat()].map((product) => [product.id, product]))
  return [...byId.values()].toSorted(newestFirst)
}

/** The products that the first home page is made of, newest first: enough of each kind that its sections are what they would
 *  be of the whole catalogue. */
export const homeProducts = (content: Content, locale: Locale) => withShowcase(content, homeRows, locale)

/** How many products each universe has. */
export async function universeCounts(content: Content, locale: Locale): Promise<Map<string, number>> {
  const { facets } = await content.listing(plainListing, locale, { pageSize: 1 })
  return facets.productType
}

/** The products that a universe's home page is made of, newest first.
 *  @param rows of its sections */
export function universeProducts(content: Content, universe: ProductType, rows: Row[], locale: Locale) {
  return withShowcase(content, [...slideRows(universeSlideCount, universe), ...rows], locale)
}
