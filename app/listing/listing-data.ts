import { listFacets, type PriceFacet } from "#core/facets.ts"
import { type ListingPage, listingPage, listResults } from "#core/listing.ts"
import { formatListing, parseListing } from "#core/listing-params.ts"
import { type ListingQuery, type ListingView, withoutFilters } from "#core/listing-query.ts"
import { meantSearch } from "#core/meant-search.ts"
import { isInStock, type Product } from "#core/product.ts"
import type { Category } from "../content/content.ts"
import type { I18n } from "../i18n/i18n.tsx"
import { onCard } from "../product/on-card.ts"
import { brandOptions, categoryOptions, type FacetOption, statusOptions, unlisted } from "./facet-options.ts"
import { type ListingChip, listingChips } from "./listing-chips.ts"
import { type ListingHeading, listingHeading } from "./listing-heading.ts"
import type { ListingVariant } from "./listing-variants.ts"

/** What a sidebar says about a top-rated product. */
export type RatedProduct = Pick<Product, "slug" | "title" | "price" | "discount" | "image" | "productType">

/** All that a listing's screen shows, and nothing else of the catalogue. */
export type ListingData = ListingPage & {
  /** What the address asks for. */
  query: ListingQuery
  view: ListingView
  /** The search whose results are shown, as the one in the address finds nothing. */
  meant: string | null
  heading: ListingHeading
  chips: ListingChip[]
  /** Address of the listing without its filters: `?searchText=sac` in a search, else an empty string or order and view. */
  cleared: string
  facets: {
    price: PriceFacet
    status: FacetOption[]
    categories: FacetOption[]
    brands: FacetOption[]
  }
  /** Chosen values that no facet offers, kept when the form is sent. */
  unlisted: { name: string; value: string }[]
  rated: RatedProduct[]
}

const ratedShown = 3

function topRated(products: Product[]): RatedProduct[] {
  return products
    .filter((product) => product.rating !== null && isInStock(product))
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount)
    .slice(0, ratedShown)
    .map(({ slug, title, price, discount, image, productType }) => ({
      ...{ slug, title, price, discount, image, productType },
    }))
}

type Catalogue = { products: Product[]; categories: Category[] }

/** What an address asks for. The listing's own view is as good as none. */
function askedListing(params: URLSearchParams, { view }: ListingVariant): ListingQuery {
  const asked = parseListing(params)
  return asked.view === view ? { ...asked, view: null } : asked
}

/** Makes a listing's screen from its address. */
export function listingData(
  { products, categories }: Catalogue,
  params: URLSearchParams,
  variant: ListingVariant,
  i18n: I18n,
): ListingData {
  const asked = askedListing(params, variant)
  const meant = meantSearch(products, asked.searchText)
  const query = meant === null ? asked : { ...asked, searchText: meant }
  const page = listingPage(listResults(products, query, variant.newest), query.page, variant.paging)
  const counts = listFacets(products, query, variant.newest)
  const facets = {
    price: counts.price,
    status: statusOptions(counts, query, i18n),
    categories: categoryOptions(counts, query, categories, i18n),
    brands: brandOptions(counts, query, products),
  }
  return {
    ...page,
    products: page.products.map(onCard),
    query: { ...asked, page: page.page },
    view: asked.view ?? variant.view,
    meant,
    heading: listingHeading(query, categories, variant, i18n),
    cleared: formatListing({
      ...withoutFilters(asked),
      searchText: variant.subject === "search" ? asked.searchText : "",
    }),
    chips: listingChips(asked, facets, variant, i18n),
    facets,
    unlisted: unlisted(query, facets),
    rated: topRated(products),
  }
}
