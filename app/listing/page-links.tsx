import type { ReactNode } from "react"
import { Link } from "react-router"
import { pageLinks } from "#core/listing-pages.ts"
import { formatListing } from "#core/listing-params.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import type { ListingData } from "./listing-data.ts"
import { focusResults } from "./result-count.tsx"

/** Plain links to the pages of a listing. */
export function PageLinks({ listing: { page, pages, query }, path }: { listing: ListingData; path: string }) {
  const { t } = useI18n()
  if (pages === 1) return null
  const addressOf = (number: number) => path + formatListing({ ...query, page: number })
  return (
    <nav className="pages" aria-label={t("listing.pages")}>
      <Step address={page > 1 ? addressOf(page - 1) : null} rel="prev">
        <Icon name="chevron-left" flip />
        <span>{t("listing.pages.previous")}</span>
      </Step>
      {pageLinks(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap ${index < 3 ? "before" : "after"}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-current={number === page ? "page" : undefined}
            aria-label={t("listing.pages.page", { page: number })}
            onClick={focusResults}
          >
            {number}
          </Link>
        ),
      )}
      <Step address={page < pages ? addressOf(page + 1) : null} rel="next">
        <span>{t("listing.pages.next")}</span>
        <Icon name="chevron-right" flip />
      </Step>
    </nav>
  )
}

type StepProps = { address: string | null; rel: "prev" | "next"; children: ReactNode }

/** To the page before or after; at either end a link that leads nowhere. */
function Step({ address, rel, children }: StepProps) {
  if (address === null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a disabled link has no href
      <span className="step" role="link" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link className="step" to={address} rel={rel} onClick={focusResults}>
      {children}
    </Link>
  )
}
