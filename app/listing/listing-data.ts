import { listFacets, type PriceFacet } from "#core/facets.ts"
import { type ListingPage, listingPage, listResults } from "#core/listing.ts"
import { parseListing } from "#core/listing-params.ts"
import type { ListingQuery } from "#core/listing-query.ts"
import { isInStock, type Product } from "#core/product.ts"
import type { Category } from "../content/content.ts"
import type { I18n } from "../i18n/i18n.tsx"
import { brandOptions, categoryOptions, type FacetOption, statusOptions, unlisted } from "./facet-options.ts"
import { type ListingChip, listingChips } from "./listing-chips.ts"
import { type ListingHeading, listingHeading } from "./listing-heading.ts"
import type { ListingVariant } from "./listing-variants.ts"

/** What a sidebar says about a top-rated product. */
export type RatedProduct = Pick<Product, "slug" | "title" | "price" | "discount" | "image" | "productType">

/** All that a listing's screen shows, and nothing else of the catalogue. */
export type ListingData = ListingPage & {
  query: ListingQuery
  heading: ListingHeading
  chips: ListingChip[]
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

/** Makes a listing's screen from its address. */
export function listingData(
  { products, categories }: Catalogue,
  params: URLSearchParams,
  variant: ListingVariant,
  i18n: I18n,
): ListingData {
  const query = parseListing(params)
  const page = listingPage(listResults(products, query, variant.newest), query.page)
  const counts = listFacets(products, query, variant.newest)
  const facets = {
    price: counts.price,
    status: statusOptions(counts, query, i18n),
    categories: categoryOptions(counts, query, categories, i18n),
    brands: brandOptions(counts, query, products),
  }
  return {
    ...page,
    query: { ...query, page: page.page },
    heading: listingHeading(query, categories, variant, i18n),
    chips: listingChips(query, facets, i18n),
    facets,
    unlisted: unlisted(query, facets),
    rated: topRated(products),
  }
}
