import type { MetaDescriptor } from "react-router"
import { formatListing } from "#core/catalogue/listing-params.ts"
import { choiceFilters, type ListingQuery, plainListing } from "#core/catalogue/listing-query.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { ShownHead } from "../../api-client/content.ts"
import type { Translate } from "../../i18n/i18n.tsx"
import { productPath } from "../../page/product-path.ts"
import { pageMeta } from "../../page/seo.ts"
import { structuredData, toAbsoluteUrl } from "../../page/structured-data.ts"
import { type ListingPageLayout, listingPageLayouts } from "./listing-page-layouts.ts"
import type { ListingData } from "./listing-screen-data.ts"

/** The listings that search engines may show: the whole shop, a universe, a category or a sub-category, page by page.
 *  Every other combination of filters, order and view points to the plain listing. */
function indexedQuery(requested: ListingQuery, { subject, paging }: ListingPageLayout): ListingQuery | undefined {
  if (subject === "search") return undefined
  // Added pages hold the first one.
  const query = { ...requested, page: paging === "more" ? 1 : requested.page }
  const chosen = choiceFilters.filter((name) => query[name].length > 0)
  const [name] = chosen
  const indexed = { ...plainListing, page: query.page, ...(name ? { [name]: query[name] } : {}) }
  const isIndexed = name === "productType" || name === "category" || name === "subCategory"
  const worthIt = chosen.length === 0 || (chosen.length === 1 && isIndexed && query[name].length === 1)
  return worthIt && formatListing(indexed) === formatListing(query) ? indexed : undefined
}

type ListingPageFacts = {
  listing: ListingData
  layout: ListingPageLayout
  origin: string
  locale: Locale
  shopName: string | undefined
  /** Texts that the merchant wrote of the whole shop. */
  head?: ShownHead | undefined
  t: Translate
}

/** Title, description, canonical address and structured data of a listing. The same products in another form are the
 *  same page to a search engine. */
export function listingMeta(facts: ListingPageFacts): MetaDescriptor[] {
  const { listing, layout, origin, locale, shopName, t } = facts
  const { query, heading, products, from, total } = listing
  const indexed = total > 0 ? indexedQuery(query, layout) : undefined
  const canonical = layout.subject === "shop" ? listingPageLayouts.shop.path : layout.path
  const numbered = layout.paging === "pages" && query.page > 1
  const isWhole = indexed !== undefined && formatListing({ ...indexed, page: 1 }) === ""
  const head = isWhole && layout.subject === "shop" ? facts.head : undefined
  const name = head?.title || heading.title
  const place = { origin, locale }
  const items = products.map(({ slug }, index) => ({
    "@type": "ListItem",
    position: from + index,
    url: toAbsoluteUrl(place, productPath({ slug })),
  }))
  const list = { "@type": "ItemList", numberOfItems: total, itemListElement: items }
  return [
    ...pageMeta({
      origin,
      locale,
      shopName,
      path: canonical + (indexed ? formatListing(indexed) : ""),
      title: numbered ? t("listing.title.page", { title: name, page: query.page }) : name,
      head: head && { ...head, title: "" },
      description: heading.description,
      steps: indexed && heading.trail,
      picture: products[0]?.image ?? undefined,
      hidden: !indexed,
    }),
    ...(indexed ? [structuredData(list)] : []),
  ]
}
