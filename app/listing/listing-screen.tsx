import { useNavigation } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { CategoryStrip } from "./category-strip.tsx"
import { FilterChips } from "./filter-chips.tsx"
import { FilterPanel } from "./filter-panel.tsx"
import { ListBar } from "./list-bar.tsx"
import type { ListingData } from "./listing-data.ts"
import { ListingHead } from "./listing-head.tsx"
import type { ListingVariant } from "./listing-variants.ts"
import { NoResults } from "./no-results.tsx"
import { PageLinks } from "./page-links.tsx"
import { ProductList } from "./product-list.tsx"

/** A listing: heading, categories, facets, and one page of results. */
export function ListingScreen({ listing, variant }: { listing: ListingData; variant: ListingVariant }) {
  const { to } = useI18n()
  const path = to(variant.path)
  const busy = useNavigation().location?.pathname === path
  return (
    <div className="wrap">
      <ListingHead heading={listing.heading} />
      <CategoryStrip query={listing.query} path={path} />
      <div className="shop">
        <FilterPanel listing={listing} path={path} />
        <div className="found" aria-busy={busy}>
          <ListBar listing={listing} path={path} />
          <FilterChips listing={listing} path={path} />
          {listing.total === 0 ? <NoResults listing={listing} path={path} /> : <ProductList listing={listing} />}
          <PageLinks listing={listing} path={path} />
        </div>
      </div>
    </div>
  )
}
