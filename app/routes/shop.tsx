import { categoriesOrNone } from "../api-client/found-or-default.server.ts"
import { listingMeta } from "../catalogue/listing/listing-meta.ts"
import { listingPageLayoutAt } from "../catalogue/listing/listing-page-layouts.ts"
import { ListingScreen } from "../catalogue/listing/listing-screen.tsx"
import { readListing } from "../catalogue/listing/read-listing.server.ts"
import { stripCategories } from "../catalogue/listing/strip-categories.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { visitContext } from "../request/visit.server.ts"
import { limitSearch } from "../search/search-limit.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/shop"
import "../catalogue/listing/listing.css"
import { splitLocale } from "../i18n/addresses.ts"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  if (url.searchParams.get("searchText")) limitSearch(context.get(visitContext))
  const layout = listingPageLayoutAt(splitLocale(url.pathname).path)
  const [listing, categories, head] = await Promise.all([
    readListing(content, url.searchParams, layout, createI18n(locale)),
    categoriesOrNone(content, locale),
    content.pageHead("shop", locale),
  ])
  const strip = stripCategories(categories, listing.query)
  return { ...place, listing, strip, layout, ...head }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { listing, layout, locale, origin, head } = loaderData
  const shopName = matches[0].loaderData?.settings.shopName
  return listingMeta({ listing, layout, locale, origin, shopName, head, t: createI18n(locale).t })
}

/** All shop listings. Another listing's screen is another one: what was ticked and folded in it does not come along. */
export default function Shop({ loaderData: { listing, strip, layout } }: Route.ComponentProps) {
  return <ListingScreen key={layout.path} listing={listing} strip={strip} layout={layout} />
}
