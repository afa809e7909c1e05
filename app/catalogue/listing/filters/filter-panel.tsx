import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttonsCss from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import type { ListingData } from "../listing-screen-data.ts"
import { TopRated } from "../top-rated.tsx"
import { Facet } from "./facet.tsx"
import { FacetChecks } from "./facet-checks.tsx"
import * as css from "./facets.module.css"
import { filterFormId, filterPanelId } from "./filter-ids.ts"
import { FoldedChecks } from "./folded-checks.tsx"
import { PriceFacetFields } from "./price-facet.tsx"
import { SizeFacets } from "./size-facets.tsx"

export type FilterPanelProps = { listing: ListingData; path: string }

/** The facets: on wide screens where the listing puts them, on narrow ones in a side panel behind the Filter button. The
 *  panel is a native popover and the form a GET form, so that both work without JavaScript. */
export function FilterPanel({ listing, path }: FilterPanelProps) {
  const { t } = useI18n()
  const { query, facets, total, unlisted, cleared } = listing
  return (
    <aside id={filterPanelId} popover="auto" className={css.facets} aria-label={t("listing.filters")} data-layer="">
      <header className={css.facetsHead}>
        <p>{t("listing.filters")}</p>
        <button
          type="button"
          className={buttonsCss.iconBtn}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t("listing.filters.close")}
        >
          <Icon name="x" />
        </button>
      </header>
      <form id={filterFormId} action={path} autoComplete="off" noValidate>
        {query.searchText !== "" && <input type="hidden" name="searchText" value={query.searchText} />}
        {query.view !== null && <input type="hidden" name="view" value={query.view} />}
        {unlisted.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Facet title={t("listing.price")}>
          <PriceFacetFields facet={facets.price} minPrice={query.minPrice} maxPrice={query.maxPrice} />
        </Facet>
        <Facet title={t("listing.status")}>
          <FacetChecks options={facets.status} />
        </Facet>
        <Facet title={t("listing.categories")}>
          <FacetChecks options={facets.categories} />
        </Facet>
        <SizeFacets groups={facets.sizes} />
        {facets.colors.length > 0 && (
          <Facet title={t("listing.colors")}>
            <FoldedChecks options={facets.colors} moreLabel={(n) => t("listing.colors.all", { n })} />
          </Facet>
        )}
        <Facet title={t("listing.brands")}>
          <FoldedChecks options={facets.brands} moreLabel={(n) => t("listing.brands.all", { n })} />
        </Facet>
        <TopRated products={listing.rated} />
        <footer className={css.facetsFoot}>
          <button type="submit" className={buttonsCss.btn}>
            <span className={css.onPanel}>{t("listing.filters.show", { n: total })}</span>
            <span className={css.onSidebar}>{t("listing.filters.apply")}</span>
          </button>
          <Link className={`${buttonsCss.btn} ${buttonsCss.btnQuiet}`} to={path + cleared}>
            <Icon name="rotate-ccw" />
            <span className={css.reset}>{t("listing.filters.reset")}</span>
          </Link>
        </footer>
      </form>
    </aside>
  )
}
