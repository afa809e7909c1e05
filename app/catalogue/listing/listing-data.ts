import { formatListing, parseListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, withoutFilters, withoutValue } from "#core/catalogue/listing-query.ts"
import { filteredChoice } from "#core/catalogue/listing-variant.ts"
import type { Product } from "#core/catalogue/product.ts"
import { currencyLabel, toDinars } from "#core/money.ts"
import { toThumbnail } from "../../api-client/aisles.ts"
import type { Category, Settings } from "../../api-client/content.ts"
import type { Listing } from "../../api-client/listing.ts"
import { onCard } from "../../cards/on-card.ts"
import type { I18n } from "../../i18n/i18n.tsx"
import {
  brandOptions,
  categoryOptions,
  colorOptions,
  flatOptions,
  type ListingFacets,
  sizeGroups,
  statusOptions,
  unlisted,
} from "./filters/facet-options.ts"
import { groupDigits } from "./filters/group-digits.ts"
import { listingHeading } from "./listing-heading.ts"
import type { ListingPageLayout } from "./listing-page-layouts.ts"
import type { ListingChip, ListingData, RatedProduct } from "./listing-screen-data.ts"

function priceLabel({ minPrice, maxPrice }: ListingQuery, { t, locale }: I18n): string {
  const min = minPrice === null ? "" : groupDigits(toDinars(minPrice))
  const max = maxPrice === null ? "" : groupDigits(toDinars(maxPrice))
  const range = maxPrice === null ? "above" : minPrice === null ? "below" : "between"
  return t(`listing.price.${range}`, { min, max, currency: currencyLabel(locale) })
}

/** The active filters in the order of the sidebar, the search first unless it is what the page is about. */
function listingChips(
  query: ListingQuery,
  facets: Omit<ListingFacets, "price">,
  { subject }: ListingPageLayout,
  i18n: I18n,
): ListingChip[] {
  const { searchText, minPrice, maxPrice } = query
  const first = { ...query, page: 1 }
  const { status, categories, sizes, colors, brands } = facets
  // A chip stands alone: which 40 it means has to be in its words.
  const named = sizes.flatMap(({ kind, options }) =>
    options.map((option) => ({ ...option, label: i18n.t(`listing.chips.size.${kind}`, { name: option.label }) })),
  )
  const all = flatOptions([...status, ...categories, ...named, ...colors, ...brands])
  const boxes = all.filter(({ chosen }) => chosen)
  const others = unlisted(query, facets).map(({ name, value }) => ({ name, value, label: value }))
  const search = { label: i18n.t("listing.chips.search", { text: searchText }), without: { ...first, searchText: "" } }
  const price = { label: priceLabel(query, i18n), without: { ...first, minPrice: null, maxPrice: null } }
  const chips = [
    ...(searchText === "" || subject === "search" ? [] : [search]),
    ...(minPrice === null && maxPrice === null ? [] : [price]),
    ...[...boxes, ...others].map(({ name, value, label }) => ({ label, without: withoutValue(query, name, value) })),
  ]
  return chips.map(({ label, without }) => ({ label, search: formatListing(without) }))
}

function filteredChoices(products: Product[], query: ListingQuery): ListingData["choices"] {
  const choices = products.map((product) => [product.documentId, filteredChoice(product, query)] as const)
  return Object.fromEntries(choices.flatMap(([documentId, choice]) => (choice ? [[documentId, choice]] : [])))
}

const sidebarProduct = (product: Product): RatedProduct => {
  const { slug, title, textLanguages, price, discount, image, productType } = product
  return {
    slug,
    title,
    textLanguages,
    price,
    discount,
    image: image && toThumbnail(image),
    productType,
  }
}

/** Parses the listing of an address. The layout's own view counts as none. */
export function parseLayoutListing(params: URLSearchParams, { view }: ListingPageLayout): ListingQuery {
  const query = parseListing(params)
  return query.view === view ? { ...query, view: null } : query
}

type Read = {
  query: ListingQuery
  listing: Listing
  categories: Category[]
  /** The best rated products that can be bought. */
  rated: Product[]
  settings: Pick<Settings, "openWilayas" | "universes" | "wilayaDivision">
}

/** Makes a listing's screen of what was read for it. */
export function listingData(
  { query: requested, listing, categories, rated, settings }: Read,
  layout: ListingPageLayout,
  i18n: I18n,
): ListingData {
  const { facets: counts, meant, ...page } = listing
  const query = meant === null ? requested : { ...requested, searchText: meant }
  const view = requested.view ?? layout.view
  const facets = {
    price: counts.price,
    status: statusOptions(counts, query, i18n),
    categories: categoryOptions(counts, query, categories, settings.universes),
    sizes: sizeGroups(counts, query),
    colors: colorOptions(counts, query),
    brands: brandOptions(counts, query),
  }
  return {
    ...page,
    query: { ...requested, page: page.page },
    view,
    meant,
    heading: listingHeading(query, categories, layout, i18n, settings),
    cleared: formatListing({
      ...withoutFilters(requested),
      searchText: layout.subject === "search" ? requested.searchText : "",
    }),
    chips: listingChips(requested, facets, layout, i18n),
    facets: facets,
    unlisted: unlisted(query, facets),
    rated: rated.map(sidebarProduct),
    // A search without results shows what sells best (routes/search.tsx).
    instead: page.total === 0 && layout.subject === "shop" ? rated.map(onCard) : [],
    choices: filteredChoices(page.products, query),
  }
}
