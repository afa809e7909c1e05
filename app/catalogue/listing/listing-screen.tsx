import type { ReactNode } from "react"
import type { Aisle } from "../../api-client/aisles.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { CategoryStrip } from "./category-strip.tsx"
import { EmptyShop } from "./empty-shop.tsx"
import { FilterChips } from "./filters/filter-chips.tsx"
import { FilterPanel } from "./filters/filter-panel.tsx"
import { ListBar } from "./list-bar.tsx"
import { ListingHead } from "./listing-head.tsx"
import { ListingPages } from "./listing-pages.tsx"
import type { ListingData } from "./listing-screen-data.ts"
import * as listingVariants from "./listing-variants.module.css"
import type { ListingVariant } from "./listing-variants.ts"
import { LoadMore } from "./load-more.tsx"
import { isOnlySearch, isWholeShop } from "./narrowed.ts"
import { NoResults } from "./no-results.tsx"
import { ProductList } from "./product-list.tsx"
import { ResultCount } from "./result-count.tsx"
import * as css from "./results.module.css"
import { SpellingSuggestion } from "./spelling-suggestion.tsx"

type ListingScreenProps = {
  listing: ListingData
  variant: ListingVariant
  /** The categories above the listing. */
  strip?: Aisle[]
  /** The search that the browser remembers, when the page is at rest. */
  remembered?: string
  /** What follows the results. */
  children?: ReactNode
}

const containers = {
  wrap: "wrap",
  "wrap wrap-1600": `wrap ${listingVariants.wrap1600}`,
  "wrap wrap-full": `wrap ${listingVariants.wrapFull}`,
}

/** A listing: heading, categories, facets, and its results. One screen for all listings (specification, section 2).
 */
export function ListingScreen({ listing, variant, strip, remembered, children }: ListingScreenProps) {
  const { to } = useI18n()
  const path = to(variant.path)
  const { filters, subject, paging, columns, container } = variant
  const unstocked = listing.total === 0 && isWholeShop(listing.query)
  // A shop without products, or a text that finds nothing, leaves nothing to filter or to sort.
  const bare = unstocked || (listing.total === 0 && isOnlySearch(listing.query))
  const panel = !bare && <FilterPanel listing={listing} path={path} />
  return (
    <div className={containers[container]} data-listing="" data-searched={remembered || undefined}>
      <ListingHead heading={listing.heading} isAboveProducts />
      {strip && <CategoryStrip categories={strip} query={listing.query} path={path} />}
      <div className={css.shop} data-filters={bare ? "none" : filters}>
        {filters === "start" && panel}
        <div className={css.found} data-results="">
          {unstocked ? null : bare ? (
            <ResultCount listing={listing} />
          ) : (
            <ListBar listing={listing} path={path} variant={variant} />
          )}
          {filters !== "start" && filters !== "end" && panel}
          <FilterChips listing={listing} path={path} />
          {listing.meant !== null && <SpellingSuggestion meant={listing.meant} query={listing.query} path={path} />}
          {unstocked ? (
            <EmptyShop />
          ) : listing.total === 0 ? (
            <NoResults listing={listing} path={path} subject={subject} />
          ) : (
            <ProductList listing={listing} columns={columns} />
          )}
          {paging === "more" ? (
            <LoadMore listing={listing} path={path} />
          ) : (
            <ListingPages listing={listing} path={path} />
          )}
          {children}
        </div>
        {filters === "end" && panel}
      </div>
    </div>
  )
}
