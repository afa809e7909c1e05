import { Link } from "react-router"
import { formatListing } from "#core/listing-params.ts"
import { listingSorts, listingViews } from "#core/listing-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { filterFormId, filterPanelId } from "./filter-panel.tsx"
import type { ListingData } from "./listing-data.ts"
import { ResultCount } from "./result-count.tsx"

const viewIcons = { grid: { icon: "layout-grid" }, list: { icon: "list" } }

/** Above the results: how many there are, the Filter button of narrow screens, order and view. */
export function ListBar({ listing, path }: { listing: ListingData; path: string }) {
  const { t } = useI18n()
  const { query, chips } = listing
  return (
    <div className="listbar">
      <ResultCount listing={listing} />
      <button type="button" className="btn btn-quiet only-narrow" popoverTarget={filterPanelId}>
        <Icon name="sliders-horizontal" />
        {t("listing.filters.open")}
        {chips.length > 0 && (
          <>
            <span className="count" aria-hidden="true">
              {chips.length}
            </span>
            <span className="sr"> {t("listing.filters.active", { n: chips.length })}</span>
          </>
        )}
      </button>
      <div className="sort">
        <select
          name="sort"
          form={filterFormId}
          aria-label={t("listing.sort")}
          autoComplete="off"
          defaultValue={query.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {listingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <button type="submit" form={filterFormId} className="btn btn-soft sort-apply">
        {t("listing.filters.apply")}
      </button>
      <nav className="view" aria-label={t("listing.view")}>
        {listingViews.map((view) => (
          <Link
            key={view}
            to={path + formatListing({ ...query, view })}
            aria-current={view === query.view ? "true" : undefined}
            aria-label={t(`listing.view.${view}`)}
            preventScrollReset
          >
            <Icon name={viewIcons[view].icon} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
