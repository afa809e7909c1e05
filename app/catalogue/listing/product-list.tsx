import { productsPerPage } from "#core/catalogue/listing-pages.ts"
import { formatListing } from "#core/catalogue/listing-params.ts"
import { isInStock, isOnSale, type Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { CardButtons, cardButtons } from "../../cards/card-buttons.tsx"
import { CardMarks, ProductCard } from "../../cards/product-card.tsx"
import { narrowestCategory } from "../../cards/product-links.ts"
import * as productRow from "../../cards/product-row.module.css"
import { ProductTile } from "../../cards/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import * as savedLists from "../../lists/saved-lists.module.css"
import { itemPath } from "../../page/product-path.ts"
import * as buttons from "../../styles/buttons.module.css"
import * as card from "../../styles/card.module.css"
import * as marks from "../../styles/marks.module.css"
import { Link } from "../../ui/link.tsx"
import { Price, WasPrice } from "../../ui/price.tsx"
import { formatRating, type Rated } from "../../ui/stars.tsx"
import * as css from "./listing-page-layouts.module.css"
import type { ListingPageLayout } from "./listing-page-layouts.ts"
import type { ListingData } from "./listing-screen-data.ts"

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

/** Five stars filled up to the mean, with the number of reviews. Nothing for a product without reviews. */
function FiveStars({ rating, reviewCount }: Rated) {
  const { locale, t } = useI18n()
  if (rating === null) return null
  const mean = formatRating(rating, locale)
  return (
    <span className={marks.stars}>
      <i style={{ "--share": `${rating * 20}%` }} aria-hidden="true" />
      <span aria-hidden="true">
        <bdi dir="ltr">{mean}</bdi> {t("stars.reviews", { n: reviewCount })}
      </span>
      <span className="sr">{t("stars.label", { mean, n: reviewCount })}</span>
    </span>
  )
}

const sizes = "(max-width: 47.99rem) 8.5rem, 13.5rem"

type ProductListItemProps = {
  product: Product
  /** Variant that the filters of the list choose. */
  choice: VariantChoice | undefined
  priority: boolean
}

/** A product in the list view: picture beside text, with its short description. */
export function ProductListItem({ product, choice, priority }: ProductListItemProps) {
  const { to } = useI18n()
  const category = narrowestCategory(product)
  return (
    <li
      className={isInStock(product) ? `${card.pc} ${productRow.pcRow}` : `${card.pc} ${productRow.pcRow} ${card.out}`}
    >
      <div className={savedLists.pcText}>
        <p className={card.pcCat}>
          <span>
            {category && <span {...textLanguage(category, "title")}>{category.title}</span>}
            {category && product.brand.name && " · "}
            {product.brand.name}
          </span>
        </p>
        <h2 className={card.pcTitle}>
          <Link to={to(itemPath({ slug: product.slug, choice }))} {...textLanguage(product, "name")}>
            {product.title}
          </Link>
        </h2>
        <FiveStars rating={product.rating} reviewCount={product.reviewCount} />
        <p className={productRow.pcAbout} {...textLanguage(product, "shortDescription")}>
          {product.shortDescription}
        </p>
        <p className={card.pcPrice}>
          <Price amount={product.price} sale={isOnSale(product)} />
          {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
        </p>
      </div>
      <div className={card.pcPic}>
        <ProductTile product={product} priority={priority} sizes={sizes} />
        <CardMarks product={product} fresh={false} />
        <CardButtons {...cardButtons(product)} choice={choice} sizes={sizes} />
      </div>
    </li>
  )
}

/** On phones: a third picture with priority takes part of a weak network from the styles and the typeface. */
const inFirstRow = 2

const grids = {
  "grid-3": `${card.grid} ${card.grid3}`,
  "grid-4": `${card.grid} ${css.grid4}`,
  "grid-fill": `${card.grid} ${css.gridFill}`,
}

type ProductListProps = { listing: ListingData; columns: ListingPageLayout["columns"] }

/** The products of one page, as cards or as rows. */
export function ProductList({ listing: { products, view, choices }, columns }: ProductListProps) {
  if (view === "list") {
    return (
      <ul className={productRow.rows} id="products">
        {products.map((product, index) => (
          <ProductListItem
            key={product.documentId}
            product={product}
            choice={choices[product.documentId]}
            priority={index < 2}
          />
        ))}
      </ul>
    )
  }
  return (
    <ul className={grids[columns]} id="products">
      {products.map((product, index) => (
        <ProductCard
          key={product.documentId}
          product={product}
          choice={choices[product.documentId]}
          priority={index < inFirstRow}
          heading="h2"
        />
      ))}
    </ul>
  )
}
