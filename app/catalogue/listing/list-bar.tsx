import { formatListing } from "#core/catalogue/listing-params.ts"
import { listingSorts, listingViews } from "#core/catalogue/listing-query.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { filterFormId, filterPanelId } from "./filters/filter-ids.ts"
import * as css from "./list-bar.module.css"
import * as listingPageLayouts from "./listing-page-layouts.module.css"
import type { ListingPageLayout } from "./listing-page-layouts.ts"
import type { ListingData } from "./listing-screen-data.ts"
import { ResultCount } from "./result-count.tsx"

type FilterButtonProps = {
  filters: ListingPageLayout["filters"]
  /** Number of active filters. */
  active: number
}

/** Opens the side panel; where the facets unfold above the results, on wide screens unfolds them. */
function FilterButton({ filters, active }: FilterButtonProps) {
  return (
    <>
      <button
        type="button"
        className={
          filters === "panel" ? `${buttons.btn} ${buttons.btnQuiet}` : `${buttons.btn} ${buttons.btnQuiet} only-narrow`
        }
        popoverTarget={filterPanelId}
      >
        <Words active={active} />
      </button>
      {filters === "drop-down" && (
        // The style sheet shows the facets while this is open; they stand outside it, in the flow of the page.
        <details className={listingPageLayouts.unfold}>
          <summary className={`${buttons.btn} ${buttons.btnQuiet}`}>
            <Words active={active} />
            <Icon name="chevron-down" />
          </summary>
        </details>
      )}
    </>
  )
}

function Words({ active }: { active: number }) {
  const { t } = useI18n()
  return (
    <>
      <Icon name="sliders-horizontal" />
      {t("listing.filters.open")}
      {active > 0 && (
        <>
          <span className={fields.count} aria-hidden="true">
            {active}
          </span>
          <span className="sr"> {t("listing.filters.active", { n: active })}</span>
        </>
      )}
    </>
  )
}

const viewIcons = { grid: { icon: "layout-grid" }, list: { icon: "list" } }

type ListBarProps = { listing: ListingData; path: string; layout: ListingPageLayout }

/** Above the results: how many there are, the Filter button, order and view. */
export function ListBar({ listing, path, layout }: ListBarProps) {
  const { t } = useI18n()
  const { query, chips, view: shown } = listing
  return (
    <div className={css.listbar}>
      <ResultCount listing={listing} />
      <FilterButton filters={layout.filters} active={chips.length} />
      <div className={css.sort}>
        <select
          name="sort"
          form={filterFormId}
          aria-label={t("listing.sort")}
          autoComplete="off"
          defaultValue={query.sort}
        >
          {listingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <button type="submit" form={filterFormId} className={`${buttons.btn} ${buttons.btnSoft} ${css.sortApply}`}>
        {t("listing.filters.apply")}
      </button>
      <nav className={css.view} aria-label={t("listing.view")}>
        {listingViews.map((view) => (
          <Link
            key={view}
            to={path + formatListing({ ...query, view: view === layout.view ? null : view })}
            aria-current={view === shown ? "true" : undefined}
            aria-label={t(`listing.view.${view}`)}
          >
            <Icon name={viewIcons[view].icon} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
