import { useEffect, useRef } from "react"
import { productsPerPage } from "#core/catalogue/listing-pages.ts"
import { formatListing } from "#core/catalogue/listing-params.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"
import * as card from "../product/card/card.module.css"
import type { ListingData } from "./listing-screen-data.ts"
import * as css from "./listing-variants.module.css"
import { productListId } from "./product-list.tsx"

/** The next products under those shown: a plain link to the longer listing, which keeps the scroll position and moves
 *  the focus to the first product that came. */
export function LoadMore({ listing: { query, page, pages, to: shown, total }, path }: LoadMoreProps) {
  const { t } = useI18n()
  const before = useRef<number>(null)

  useEffect(() => {
    if (before.current === null || shown <= before.current) return
    const first = document.getElementById(productListId)?.children[before.current]
    first?.querySelector<HTMLElement>(`.${card.pcTitle} a`)?.focus({ preventScroll: true })
    before.current = null
  }, [shown])

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
          replace
          preventScrollReset
          onClick={() => {
            before.current = shown
          }}
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
