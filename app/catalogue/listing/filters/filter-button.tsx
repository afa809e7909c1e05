import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import type { ListingVariant } from "../listing-variants.ts"
import { filterPanelId } from "./filter-panel.tsx"

type FilterButtonProps = {
  filters: ListingVariant["filters"]
  /** Number of active filters. */
  active: number
}

/** Opens the side panel; where the facets unfold above the results, on wide screens unfolds them. */
export function FilterButton({ filters, active }: FilterButtonProps) {
  return (
    <>
      <button
        type="button"
        className={filters === "panel" ? "btn btn-quiet" : "btn btn-quiet only-narrow"}
        popoverTarget={filterPanelId}
      >
        <Words active={active} />
      </button>
      {filters === "drop-down" && (
        // The style sheet shows the facets while this is open; they stand outside it, in the flow of the page.
        <details className="unfold" suppressHydrationWarning>
          <summary className="btn btn-quiet">
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
          <span className="count" aria-hidden="true">
            {active}
          </span>
          <span className="sr"> {t("listing.filters.active", { n: active })}</span>
        </>
      )}
    </>
  )
}
