import { Fragment, type ReactNode } from "react"
import { isOnSale } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { BlankTile } from "../../../cards/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttonsCss from "../../../styles/buttons.module.css"
import * as fields from "../../../styles/fields.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import { Price } from "../../../ui/price.tsx"
import { Swatch } from "../../../ui/swatch.tsx"
import * as choices from "../../product/choice/choices.module.css"
import type { ListingData, RatedProduct } from "../listing-screen-data.ts"
import type { FacetOption, SizeGroup } from "./facet-options.ts"
import * as css from "./facets.module.css"
import { filterFormId, filterPanelId } from "./filter-ids.ts"
import * as optionFacets from "./option-facets.module.css"
import { PriceFacetFields } from "./price-facet.tsx"

const depths = [fields.check, `${fields.check} ${css.sub}`, `${fields.check} ${css.sub} ${css.sub2}`]

/** The boxes of a facet with their true counts; narrower ones stand indented under their parent. */
function FacetChecks({ options, depth = 0 }: { options: FacetOption[]; depth?: number }) {
  return options.map(({ name, value, label, textLanguages, hex, count, chosen, children }) => (
    <Fragment key={value}>
      <label className={depths[depth]} data-none={count === 0 && !chosen ? "" : undefined}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
        {hex && <Swatch hex={hex} />}
        <span {...textLanguage({ textLanguages }, "title")}>{label}</span>
        <bdi className={fields.count}>{count}</bdi>
      </label>
      {children && <FacetChecks options={children} depth={depth + 1} />}
    </Fragment>
  ))
}

type FacetProps = {
  title: string
  /** Whether it begins folded. */
  folded?: boolean
  /** Its boxes. */
  options?: readonly FacetOption[]
  children: ReactNode
}

/** One block of the sidebar, which its heading folds; nothing where the list has nothing to filter by. */
function Facet({ title, folded = false, options, children }: FacetProps) {
  if (options?.length === 0) return null
  return (
    <details className={css.facet} open={!folded}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-up" />
      </summary>
      {children}
    </details>
  )
}

/** The best-reviewed products that can be had. */
function TopRated({ products }: { products: RatedProduct[] }) {
  const { t, to } = useI18n()
  if (products.length === 0) return null
  return (
    <Facet title={t("listing.rated")}>
      <ul className={css.toprated}>
        {products.map((product) => (
          <li key={product.slug}>
            <Link to={to(`/product-details/${product.slug}`)}>
              {product.image ? (
                <Thumbnail picture={product.image} side={64} />
              ) : (
                <BlankTile universe={product.productType} />
              )}
              <span>
                <span {...textLanguage(product, "name")}>{product.title}</span>
                <br />
                <Price amount={product.price} sale={isOnSale(product)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Facet>
  )
}

/** The sizes as buttons, each kind under its own heading. Where a listing has several kinds, those without a chosen size are
 *  folded: the whole shop has all of them. */
function SizeFacets({ groups }: { groups: SizeGroup[] }) {
  const { t } = useI18n()
  return groups.map(({ kind, options }) => (
    <Facet
      key={kind}
      title={t(`listing.sizes.${kind}`)}
      folded={groups.length > 1 && !options.some(({ chosen }) => chosen)}
    >
      <div className={`${choices.sizes} ${optionFacets.facetSizes}`}>
        {options.map(({ name, value, label, count, chosen }) => (
          <label key={value} data-none={count === 0 && !chosen ? "" : undefined}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
            <bdi>{label}</bdi>
            <bdi className={fields.count}>{count}</bdi>
          </label>
        ))}
      </div>
    </Facet>
  ))
}

const shownAtOnce = 5

type FoldedChecksProps = {
  options: FacetOption[]
  /** Label of the fold with the number of other options. */
  moreLabel: (others: number) => string
}

/** The first five boxes of a facet, and the rest behind a fold that is open while one of them is chosen. */
function FoldedChecks({ options, moreLabel }: FoldedChecksProps) {
  const rest = options.slice(shownAtOnce)
  return (
    <>
      <FacetChecks options={options.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className={css.facetMore} open={rest.some(({ chosen }) => chosen)}>
          <summary className={buttonsCss.link}>{moreLabel(rest.length)}</summary>
          <FacetChecks options={rest} />
        </details>
      )}
    </>
  )
}

export type FilterPanelProps = { listing: ListingData; path: string }

/** The facets: on wide screens where the listing puts them, on narrow ones in a side panel behind the Filter button. The
 *  panel is a native popover and the form a GET form, so that both work without JavaScript. */
export function FilterPanel({ listing, path }: FilterPanelProps) {
  const { t } = useI18n()
  const { query, facets, total, unlisted, cleared } = listing
  return (
    <aside id={filterPanelId} popover="auto" className={css.facets} aria-label={t("listing.filters")} data-layer="">
      <header className={css.facetsHead}>
        <p>{t("listing.filters")}</p>
        <button
          type="button"
          className={buttonsCss.iconBtn}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t("listing.filters.close")}
        >
          <Icon name="x" />
        </button>
      </header>
      <form id={filterFormId} action={path} autoComplete="off" noValidate>
        {query.searchText !== "" && <input type="hidden" name="searchText" value={query.searchText} />}
        {query.view !== null && <input type="hidden" name="view" value={query.view} />}
        {unlisted.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Facet title={t("listing.price")}>
          <PriceFacetFields facet={facets.price} minPrice={query.minPrice} maxPrice={query.maxPrice} />
        </Facet>
        <Facet title={t("listing.status")} options={facets.status}>
          <FacetChecks options={facets.status} />
        </Facet>
        <Facet title={t("listing.categories")} options={facets.categories}>
          <FacetChecks options={facets.categories} />
        </Facet>
        <SizeFacets groups={facets.sizes} />
        <Facet title={t("listing.colors")} options={facets.colors}>
          <FoldedChecks options={facets.colors} moreLabel={(n) => t("listing.colors.all", { n })} />
        </Facet>
        <Facet title={t("listing.brands")} options={facets.brands}>
          <FoldedChecks options={facets.brands} moreLabel={(n) => t("listing.brands.all", { n })} />
        </Facet>
        <TopRated products={listing.rated} />
        <footer className={css.facetsFoot}>
          <button type="submit" className={buttonsCss.btn}>
            <span className={css.onPanel}>{t("listing.filters.show", { n: total })}</span>
            <span className={css.onSidebar}>{t("listing.filters.apply")}</span>
          </button>
          <Link className={`${buttonsCss.btn} ${buttonsCss.btnQuiet}`} to={path + cleared}>
            <Icon name="rotate-ccw" />
            <span className={css.reset}>{t("listing.filters.reset")}</span>
          </Link>
        </footer>
      </form>
    </aside>
  )
}
