import type { ReactNode } from "react"
import { formatListing } from "#core/catalogue/listing-params.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Aisle } from "../../api-client/aisles.ts"
import { BlankTile } from "../../cards/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import * as listingCss from "../../styles/listing.module.css"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { PageLinks } from "../../ui/page-links.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { EmptyShop } from "./empty-shop.tsx"
import { FilterPanel } from "./filters/filter-panel.tsx"
import { ListBar } from "./list-bar.tsx"
import { ListingHead } from "./listing-head.tsx"
import * as listingPageLayouts from "./listing-page-layouts.module.css"
import type { ListingPageLayout } from "./listing-page-layouts.ts"
import type { ListingData } from "./listing-screen-data.ts"
import { isOnlySearch, isWholeShop, NoResults, SpellingSuggestion } from "./no-results.tsx"
import { LoadMore, ProductList } from "./product-list.tsx"
import { ResultCount } from "./result-count.tsx"
import * as css from "./results.module.css"

/** Plain links to the pages of a listing. */
function ListingPages({ listing: { page, pages, query }, path }: { listing: ListingData; path: string }) {
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

/** The active filters; each is a link to the listing without it. */
function FilterChips({ listing: { chips, cleared }, path }: { listing: ListingData; path: string }) {
  const { t } = useI18n()
  if (chips.length === 0) return null
  return (
    <ul className={listingCss.chips} aria-label={t("listing.chips")}>
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

type CategoryStripProps = { categories: Aisle[]; query: ListingQuery; path: string }

/** Categories with their pictures, above the results. */
function CategoryStrip({ categories, query, path }: CategoryStripProps) {
  const { t } = useI18n()
  if (categories.length === 0) return null
  return (
    <nav className={css.cats} aria-label={t("listing.strip")}>
      {categories.map(({ slug, title, textLanguages, image, productCount, productType }) => (
        <Link
          key={slug}
          to={`${path}?category=${slug}`}
          aria-current={query.category.includes(slug) ? "true" : undefined}
        >
          {image ? <Thumbnail picture={image} side={48} /> : <BlankTile universe={productType} />}
          <span>
            <Title title={title} language={textLanguage({ textLanguages }, "title")} />
            <span className={fields.count}>{t("listing.strip.count", { n: productCount })}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** A title has an element of its own only where it says its language: a listing has one for each category. */
function Title({ title, language }: { title: string; language: ReturnType<typeof textLanguage> }) {
  return language.lang ? <span {...language}>{title}</span> : title
}

type ListingScreenProps = {
  listing: ListingData
  layout: ListingPageLayout
  /** The categories above the listing. */
  strip?: Aisle[]
  /** The search that the browser remembers, when the page is at rest. */
  remembered?: string
  /** Content after the results. */
  children?: ReactNode
}

const containers = {
  wrap: "wrap",
  "wrap wrap-1600": `wrap ${listingPageLayouts.wrap1600}`,
  "wrap wrap-full": `wrap ${listingPageLayouts.wrapFull}`,
}

/** A listing: heading, categories, facets, and its results. One screen for all listings (specification, section 2).
 */
export function ListingScreen({ listing, layout, strip, remembered, children }: ListingScreenProps) {
  const { to } = useI18n()
  const path = to(layout.path)
  const { filters, subject, paging, columns, container } = layout
  const unstocked = listing.total === 0 && isWholeShop(listing.query)
  // A shop without products, or a text that finds nothing, leaves nothing to filter or to sort.
  const bare = unstocked || (listing.total === 0 && isOnlySearch(listing.query))
  const panel = !bare && <FilterPanel listing={listing} path={path} />
  return (
    <div className={containers[container]} data-listing="" data-searched={remembered || undefined}>
      <ListingHead heading={listing.heading} isAboveProducts />
      {strip && <CategoryStrip categories={strip} query={listing.query} path={path} />}
      <div className={css.shop} data-filters={bare ? "none" : filters}>
        {filters === "start" && panel}
        <div className={css.found} data-results="">
          {unstocked ? null : bare ? (
            // Read aloud alone: what is seen says so already.
            <div className="sr">
              <ResultCount listing={listing} />
            </div>
          ) : (
            <ListBar listing={listing} path={path} layout={layout} />
          )}
          {filters !== "start" && filters !== "end" && panel}
          <FilterChips listing={listing} path={path} />
          {listing.meant !== null && <SpellingSuggestion meant={listing.meant} query={listing.query} path={path} />}
          {unstocked ? (
            <EmptyShop />
          ) : listing.total === 0 ? (
            <NoResults listing={listing} path={path} subject={subject} />
          ) : (
            <ProductList listing={listing} columns={columns} />
          )}
          {paging === "more" ? (
            <LoadMore listing={listing} path={path} />
          ) : (
            <ListingPages listing={listing} path={path} />
          )}
          {children}
        </div>
        {filters === "end" && panel}
      </div>
    </div>
  )
}
