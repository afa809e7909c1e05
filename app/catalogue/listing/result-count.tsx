import { useI18n } from "../../i18n/i18n.tsx"
import * as css from "./list-bar.module.css"
import type { ListingData } from "./listing-screen-data.ts"

/** "1–12 of T", read aloud when it changes. */
export function ResultCount({ listing: { from, to, total } }: { listing: ListingData }) {
  const { t } = useI18n()
  return (
    <p className={css.sum} id="results" role="status" tabIndex={-1}>
      {total === 0 ? (
        t("listing.sum.none")
      ) : (
        <>
          <b>
            <bdi dir="ltr">{`${from}–${to}`}</bdi>
          </b>
          {` ${t("listing.sum.of")} `}
          <b>
            <bdi>{total}</bdi>
          </b>
          {` ${t("listing.sum.products", { n: total })}`}
        </>
      )}
    </p>
  )
}
