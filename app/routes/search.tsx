import { formatListing } from "#core/catalogue/listing-params.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { parseLayoutListing } from "../catalogue/listing/listing-data.ts"
import { listingMeta } from "../catalogue/listing/listing-meta.ts"
import { listingPageLayouts } from "../catalogue/listing/listing-page-layouts.ts"
import { ListingScreen } from "../catalogue/listing/listing-screen.tsx"
import { readListing } from "../catalogue/listing/read-listing.server.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { pageMeta } from "../page/seo.ts"
import { wilayasText } from "../page/wilayas-text.ts"
import { visitContext } from "../request/visit.server.ts"
import { findPopular } from "../search/popular.server.ts"
import { PopularSearches } from "../search/popular-searches.tsx"
import { limitSearch } from "../search/search-limit.server.ts"
import { SearchStart } from "../search/search-start.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/search"
import "../catalogue/listing/listing.css"
import "../search/search.css"

const layout = listingPageLayouts.search

export const handle = { layout: "default" } satisfies RouteHandle

/** Every text is another address: the shop's page cache is not for them. */
export const headers: Route.HeadersFunction = () => ({ "cache-control": "private, no-cache" })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  limitSearch(context.get(visitContext))
  const started = formatListing(parseLayoutListing(url.searchParams, layout)) !== formatListing(plainListing)
  const listing = started ? await readListing(content, url.searchParams, layout, createI18n(locale)) : null
  const popular = listing && listing.total > 0 ? null : await findPopular(content, locale)
  return { ...place, listing, popular }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { listing, locale, origin } = loaderData
  const { t } = createI18n(locale)
  const settings = matches[0].loaderData?.settings
  const shopName = settings?.shopName
  if (listing) return listingMeta({ listing, layout, locale, origin, shopName, t })
  const words = {
    title: t("search.title"),
    description: t("search.description", { wilayas: wilayasText(settings, t) }),
  }
  return pageMeta({ ...words, path: layout.path, origin, locale, shopName, hidden: true })
}

/** Search results; without a search popular categories and products. */
export default function Search({ loaderData: { listing, popular } }: Route.ComponentProps) {
  if (!listing) return popular && <SearchStart popular={popular} />
  return (
    <ListingScreen
      listing={listing}
      layout={layout}
      remembered={listing.total > 0 ? (listing.meant ?? listing.query.searchText) : ""}
    >
      {popular && <PopularSearches popular={popular} afterSearch />}
    </ListingScreen>
  )
}
