import { productsPerPage } from "#core/catalogue/listing-pages.ts"
import { formatListing } from "#core/catalogue/listing-params.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"
import type { ListingData } from "./listing-screen-data.ts"
import * as css from "./listing-variants.module.css"

/** The next products under those shown: a plain link to the longer listing. With a script (listing-form.ts) the scroll
 *  position stays, and the focus moves to the first product that came. */
export function LoadMore({ listing: { query, page, pages, to: shown, total }, path }: LoadMoreProps) {
  const { t } = useI18n()
  if (total <= productsPerPage) return null
  const rest = Math.min(productsPerPage, total - shown)
  return (
    <div className={css.loadMore}>
      <p>{t("listing.more.shown", { shown, n: total })}</p>
      <div className={css.loadMoreTrack} aria-hidden="true">
        <i style={{ inlineSize: `${(shown / total) * 100}%` }} />
      </div>
      {page < pages ? (
        <Link
          className={`${buttons.btn} ${buttons.btnQuiet}`}
          to={path + formatListing({ ...query, page: page + 1 })}
          data-more=""
        >
          {t("listing.more", { n: rest })}
        </Link>
      ) : (
        <p className="muted">{t("listing.more.all")}</p>
      )}
    </div>
  )
}

type LoadMoreProps = { listing: ListingData; path: string }
