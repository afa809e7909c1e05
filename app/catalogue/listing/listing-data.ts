import type { PriceFacet } from "#core/catalogue/facets.ts"
import type { ListingPage } from "#core/catalogue/listing.ts"
import { formatListing, parseListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, type ListingView, withoutFilters } from "#core/catalogue/listing-query.ts"
import { filteredChoice } from "#core/catalogue/listing-variant.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Listing } from "../../api-client/catalogue.server.ts"
import type { Category } from "../../api-client/content.ts"
import type { I18n } from "../../i18n/i18n.tsx"
import { onCard } from "../product/card/on-card.ts"
import {
  brandOptions,
  categoryOptions,
  colorOptions,
  type FacetOption,
  type SizeGroup,
  sizeGroups,
  statusOptions,
  unlisted,
} from "./filters/facet-options.ts"
import { type ListingChip, listingChips } from "./filters/listing-chips.ts"
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
    sizes: SizeGroup[]
    colors: FacetOption[]
    brands: FacetOption[]
  }
  /** Chosen values that no facet offers, kept when the form is sent. */
  unlisted: { name: string; value: string }[]
  rated: RatedProduct[]
  /** What the filters choose of a product, by its documentId; a product without such a choice is left out. */
  choices: { [documentId: string]: VariantChoice }
}

function filteredChoices(products: Product[], query: ListingQuery): ListingData["choices"] {
  const choices = products.map((product) => [product.documentId, filteredChoice(product, query)] as const)
  return Object.fromEntries(choices.flatMap(([documentId, choice]) => (choice ? [[documentId, choice]] : [])))
}

const sidebarProduct = ({ slug, title, price, discount, image, productType }: Product): RatedProduct => ({
  slug,
  title,
  price,
  discount,
  image,
  productType,
})

/** What an address asks for. The listing's own view is as good as none. */
export function askedListing(params: URLSearchParams, { view }: ListingVariant): ListingQuery {
  const asked = parseListing(params)
  return asked.view === view ? { ...asked, view: null } : asked
}

type Read = {
  asked: ListingQuery
  listing: Listing
  categories: Category[]
  /** The best rated products that can be bought. */
  rated: Product[]
}

/** Makes a listing's screen of what was read for it. */
export function listingData(
  { asked, listing, categories, rated }: Read,
  variant: ListingVariant,
  i18n: I18n,
): ListingData {
  const { facets: counts, meant, ...page } = listing
  const query = meant === null ? asked : { ...asked, searchText: meant }
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
    rated: rated.map(sidebarProduct),
    choices: filteredChoices(page.products, query),
  }
}
