import { formatListing } from "#core/catalogue/listing-params.ts"
import { listingSorts, listingViews } from "#core/catalogue/listing-query.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { FilterButton } from "./filters/filter-button.tsx"
import { filterFormId } from "./filters/filter-ids.ts"
import * as css from "./list-bar.module.css"
import type { ListingData } from "./listing-screen-data.ts"
import type { ListingVariant } from "./listing-variants.ts"
import { ResultCount } from "./result-count.tsx"

const viewIcons = { grid: { icon: "layout-grid" }, list: { icon: "list" } }

type ListBarProps = { listing: ListingData; path: string; variant: ListingVariant }

/** Above the results: how many there are, the Filter button, order and view. */
export function ListBar({ listing, path, variant }: ListBarProps) {
  const { t } = useI18n()
  const { query, chips, view: shown } = listing
  return (
    <div className={css.listbar}>
      <ResultCount listing={listing} />
      <FilterButton filters={variant.filters} active={chips.length} />
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
            to={path + formatListing({ ...query, view: view === variant.view ? null : view })}
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
