import { formatListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, plainListing } from "#core/catalogue/listing-query.ts"
import { RelatedList } from "../../cards/related-list.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as empty from "../../styles/empty.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./listing-page-layouts.module.css"
import type { ListingPageLayout } from "./listing-page-layouts.ts"
import type { ListingData } from "./listing-screen-data.ts"

/** Whether nothing but a text narrows the listing. */
export function isOnlySearch(query: ListingQuery): boolean {
  const { searchText } = query
  const alone = formatListing({ ...plainListing, searchText })
  return searchText !== "" && formatListing({ ...query, sort: plainListing.sort, view: null, page: 1 }) === alone
}

/** Whether nothing at all narrows the listing. */
export const isWholeShop = (query: ListingQuery): boolean =>
  formatListing({ ...query, sort: plainListing.sort, view: null, page: 1 }) === formatListing(plainListing)

/** "Did you mean": says that the results are those of another spelling, which the link makes the search. */
export function SpellingSuggestion({ meant, query, path }: { meant: string; query: ListingQuery; path: string }) {
  const { t } = useI18n()
  // The link stands where the language puts it.
  const [before, after] = t("search.meant", { text: "|" }).split("|")
  return (
    <p className={css.meant} role="status">
      {t("search.meant.nothing", { text: query.searchText })}{" "}
      <span>
        {before}
        <Link className={buttons.link} to={path + formatListing({ ...query, searchText: meant, page: 1 })}>
          <bdi>{meant}</bdi>
        </Link>
        {after}
      </span>
    </p>
  )
}

const magnifier = "M118 118 132 132M124 97a27 27 0 1 1-54 0 27 27 0 0 1 54 0Z"

type NoResultsProps = { listing: ListingData; path: string; subject: ListingPageLayout["subject"] }

/** No result: why, the way out, and products all the same. */
export function NoResults({ listing: { query, instead }, path, subject }: NoResultsProps) {
  const { t, to } = useI18n()
  const { searchText } = query
  const alone = formatListing({ ...plainListing, searchText })
  const onlySearch = isOnlySearch(query)
  return (
    <>
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
      <RelatedList title={t("listing.rated")} products={instead} />
    </>
  )
}
