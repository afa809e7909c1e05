import { formatListing } from "#core/catalogue/listing-params.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { PageLinks } from "../../ui/page-links.tsx"
import type { ListingData } from "./listing-screen-data.ts"

/** Plain links to the pages of a listing. */
export function ListingPages({ listing: { page, pages, query }, path }: { listing: ListingData; path: string }) {
  const { t } = useI18n()
  const words = {
    all: t("listing.pages"),
    previous: t("listing.pages.previous"),
    next: t("listing.pages.next"),
    page: (number: number) => t("listing.pages.page", { page: number }),
  }
  const addressOf = (number: number) => path + formatListing({ ...query, page: number })
  return <PageLinks page={page} pages={pages} addressOf={addressOf} words={words} />
}
