import { useEffect, useRef } from "react"
import { productsPerPage } from "#core/catalogue/listing-pages.ts"
import { formatListing } from "#core/catalogue/listing-params.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import type { ListingData } from "./listing-screen-data.ts"
import { productListId } from "./product-list.tsx"

/** The next products under those shown: a plain link to the longer listing, which keeps the scroll position and moves
 *  the focus to the first product that came. */
export function LoadMore({ listing: { query, page, pages, to: shown, total }, path }: LoadMoreProps) {
  const { t } = useI18n()
  const before = useRef<number>(null)

  useEffect(() => {
    if (before.current === null || shown <= before.current) return
    const first = document.getElementById(productListId)?.children[before.current]
    first?.querySelector<HTMLElement>(".pc-title a")?.focus({ preventScroll: true })
    before.current = null
  }, [shown])

  if (total <= productsPerPage) return null
  const rest = Math.min(productsPerPage, total - shown)
  return (
    <div className="load-more">
      <p>{t("listing.more.shown", { shown, n: total })}</p>
      <div className="load-more-track" aria-hidden="true">
        <i style={{ inlineSize: `${(shown / total) * 100}%` }} />
      </div>
      {page < pages ? (
        <Link
          className="btn btn-quiet"
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
