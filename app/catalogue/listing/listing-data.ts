import { formatListing, parseListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, withoutFilters } from "#core/catalogue/listing-query.ts"
import { filteredChoice } from "#core/catalogue/listing-variant.ts"
import type { Product } from "#core/catalogue/product.ts"
import { toThumbnail } from "../../api-client/aisles.ts"
import type { Category } from "../../api-client/content.ts"
import type { Listing } from "../../api-client/listing.ts"
import type { I18n } from "../../i18n/i18n.tsx"
import {
  brandOptions,
  categoryOptions,
  colorOptions,
  sizeGroups,
  statusOptions,
  unlisted,
} from "./filters/facet-options.ts"
import { listingChips } from "./filters/listing-chips.ts"
import { listingHeading } from "./listing-heading.ts"
import type { ListingData, RatedProduct } from "./listing-screen-data.ts"
import type { ListingVariant } from "./listing-variants.ts"

function filteredChoices(products: Product[], query: ListingQuery): ListingData["choices"] {
  const choices = products.map((product) => [product.documentId, filteredChoice(product, query)] as const)
  return Object.fromEntries(choices.flatMap(([documentId, choice]) => (choice ? [[documentId, choice]] : [])))
}

const sidebarProduct = (product: Product): RatedProduct => {
  const { slug, title, textLanguages, price, discount, image, productType } = product
  return {
    slug,
    title,
    ...(textLanguages && { textLanguages }),
    price,
    discount,
    image: image && toThumbnail(image),
    productType,
  }
}

/** What an address asks for. The listing's own view is as good as none. */
export function parseVariantListing(params: URLSearchParams, { view }: ListingVariant): ListingQuery {
  const query = parseListing(params)
  return query.view === view ? { ...query, view: null } : query
}

type Read = {
  query: ListingQuery
  listing: Listing
  categories: Category[]
  /** The best rated products that can be bought. */
  rated: Product[]
}

/** Makes a listing's screen of what was read for it. */
export function listingData(
  { query: requested, listing, categories, rated }: Read,
  variant: ListingVariant,
  i18n: I18n,
): ListingData {
  const { facets: counts, meant, ...page } = listing
  const query = meant === null ? requested : { ...requested, searchText: meant }
  const view = requested.view ?? variant.view
  const facets = {
    price: counts.price,
    status: statusOptions(counts, query, i18n),
    categories: categoryOptions(counts, query, categories, i18n),
    sizes: sizeGroups(counts, query),
    colors: colorOptions(counts, query),
    brands: brandOptions(counts, query),
  }
  return {
    ...page,
    query: { ...requested, page: page.page },
    view,
    meant,
    heading: listingHeading(query, categories, variant, i18n),
    cleared: formatListing({
      ...withoutFilters(requested),
      searchText: variant.subject === "search" ? requested.searchText : "",
    }),
    chips: listingChips(requested, facets, variant, i18n),
    facets: facets,
    unlisted: unlisted(query, facets),
    rated: rated.map(sidebarProduct),
    choices: filteredChoices(page.products, query),
  }
}
