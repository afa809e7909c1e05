import { formatListing } from "#core/catalogue/listing-params.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../shell/empty.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Link } from "../../ui/link.tsx"
import type { ListingData } from "./listing-screen-data.ts"
import type { ListingVariant } from "./listing-variants.ts"
import { isOnlySearch } from "./narrowed.ts"

const magnifier = "M118 118 132 132M124 97a27 27 0 1 1-54 0 27 27 0 0 1 54 0Z"

type NoResultsProps = { listing: ListingData; path: string; subject: ListingVariant["subject"] }

/** No result: why, and the way out. */
export function NoResults({ listing: { query }, path, subject }: NoResultsProps) {
  const { t, to } = useI18n()
  const { searchText } = query
  const alone = formatListing({ ...plainListing, searchText })
  const onlySearch = isOnlySearch(query)
  return (
    <div className={empty.empty}>
      <BigStar drawing={magnifier} />
      <h2>{t("listing.empty.title")}</h2>
      <p>{onlySearch ? t("listing.empty.search", { text: searchText }) : t("listing.empty.filters")}</p>
      <div className={empty.row}>
        {searchText !== "" && !onlySearch && (
          <Link className={buttons.btn} to={path + alone}>
            {t("listing.empty.clear")}
          </Link>
        )}
        <Link
          className={searchText !== "" && !onlySearch ? `${buttons.btn} ${buttons.btnQuiet}` : buttons.btn}
          to={subject === "search" ? to("/shop") : path}
        >
          {t("listing.empty.all")}
        </Link>
      </div>
    </div>
  )
}
