import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as fields from "../../../styles/fields.module.css"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "../listing-variants.module.css"
import type { ListingVariant } from "../listing-variants.ts"
import { filterPanelId } from "./filter-ids.ts"

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
        className={
          filters === "panel" ? `${buttons.btn} ${buttons.btnQuiet}` : `${buttons.btn} ${buttons.btnQuiet} only-narrow`
        }
        popoverTarget={filterPanelId}
      >
        <Words active={active} />
      </button>
      {filters === "drop-down" && (
        // The style sheet shows the facets while this is open; they stand outside it, in the flow of the page.
        <details className={css.unfold}>
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
