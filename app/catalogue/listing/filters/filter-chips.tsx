import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import type { ListingData } from "../listing-screen-data.ts"
import { focusResults } from "../result-count.tsx"

/** The active filters; each is a link to the listing without it. */
export function FilterChips({ listing: { chips, cleared }, path }: { listing: ListingData; path: string }) {
  const { t } = useI18n()
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={t("listing.chips")}>
      {chips.map(({ label, search }) => (
        <li key={search + label}>
          <Link
            className="chip"
            to={path + search}
            preventScrollReset
            aria-label={t("listing.chips.remove", { filter: label })}
            onClick={focusResults}
          >
            <bdi>{label}</bdi>
            <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="link" to={path + cleared} preventScrollReset onClick={focusResults}>
          {t("listing.chips.clear")}
        </Link>
      </li>
    </ul>
  )
}
