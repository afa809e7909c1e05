import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as marks from "../../../styles/marks.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import * as css from "../listing.module.css"
import type { ListingData } from "../listing-screen-data.ts"

/** The active filters; each is a link to the listing without it. */
export function FilterChips({ listing: { chips, cleared }, path }: { listing: ListingData; path: string }) {
  const { t } = useI18n()
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t("listing.chips")}>
      {chips.map(({ label, search }) => (
        <li key={search + label}>
          <Link className={marks.chip} to={path + search} aria-label={t("listing.chips.remove", { filter: label })}>
            <bdi>{label}</bdi>
            <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={buttons.link} to={path + cleared}>
          {t("listing.chips.clear")}
        </Link>
      </li>
    </ul>
  )
}
