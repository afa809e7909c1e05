import type { Content } from "../../api-client/content.server.ts"
import { categoriesOrNone, settingsOrDefaults } from "../../api-client/found-or-default.server.ts"
import type { I18n } from "../../i18n/i18n.tsx"
import { listingData, parseLayoutListing } from "./listing-data.ts"
import type { ListingPageLayout } from "./listing-page-layouts.ts"
import type { ListingData } from "./listing-screen-data.ts"

/** Products in the sidebar. */
const maxRated = 3

/** Reads what a listing's screen shows, from its address. */
export async function readListing(
  content: Pick<Content, "listing" | "row" | "categories" | "settings" | "universes">,
  params: URLSearchParams,
  layout: ListingPageLayout,
  i18n: I18n,
): Promise<ListingData> {
  const { locale } = i18n
  const { paging, newest } = layout
  const query = parseLayoutListing(params, layout)
  const [listing, categories, rated, settings] = await Promise.all([
    content.listing(query, locale, { paging, newest }),
    categoriesOrNone(content, locale),
    content.row({ rule: "top-rated", limit: maxRated }, locale),
    settingsOrDefaults(content, locale),
  ])
  return listingData({ query, listing, categories, rated, settings }, layout, i18n)
}
