import { hasBrand } from "#core/catalogue/no-brand.ts"
import { isInStock, type Product } from "#core/catalogue/product.ts"
import { foldDescription } from "#core/content/short-description.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Centimes } from "#core/money.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import { brandPath, categoryPath } from "../../cards/product-links.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Price, WasPrice } from "../../ui/price.tsx"
import { formatRating } from "../../ui/stars.tsx"
import * as css from "./product.module.css"

/** The short description, folded after 100 characters. The browser's own fold: it opens without JavaScript.
 *  @param language of the text, where it is not the page's */
export function BriefDescription({ text, language }: { text: string; language: ReturnType<typeof textLanguage> }) {
  const { t } = useI18n()
  const { head, rest } = foldDescription(text)
  if (!rest)
    return (
      <p className={css.brief} {...language}>
        {head}
      </p>
    )
  return (
    <div className={css.brief}>
      <span {...language}>{head}</span>
      <span className={css.briefCut}>… </span>
      <span className={css.briefRest} {...language}>
        {rest}{" "}
      </span>
      <details>
        <summary>
          <span className={css.briefMore}>{t("product.more")}</span>
          <span className={css.briefLess}>{t("product.less")}</span>
        </summary>
      </details>
    </div>
  )
}

type ProductCostProps = {
  product: Pick<Product, "lastPrice">
  /** The price that holds now; another than the product's after the server announced a change. */
  unitPrice: Centimes
}

/** Price, earlier price, and what one saves. */
function ProductCost({ product: { lastPrice }, unitPrice }: ProductCostProps) {
  const { money, t } = useI18n()
  const saved = lastPrice === null ? 0 : lastPrice - unitPrice
  return (
    <p className={css.cost}>
      <Price amount={unitPrice} sale={saved > 0} />
      {lastPrice !== null && saved > 0 && (
        <>
          <WasPrice amount={lastPrice} />
          <span className={marks.tag} suppressHydrationWarning>
            {t("product.saved", { amount: money(saved, 0) })}
          </span>
        </>
      )}
    </p>
  )
}

type ProductHeadingProps = {
  product: Omit<BlockProduct, "variants">
  /** The price that holds now. */
  unitPrice: Centimes
  /** The name's level: `h1` on its page, `h2` in the quick view. */
  heading: "h1" | "h2"
  /** Without links. */
  alone: boolean
  /** Title in place of the name; "" or undefined = none. */
  title?: string | undefined
}

/** Name, price, stars and status. */
export function ProductHeading({ product, unitPrice, heading: Heading, alone, title }: ProductHeadingProps) {
  const { t, to } = useI18n()
  return (
    <>
      {title ? <Heading>{title}</Heading> : <Heading {...textLanguage(product, "name")}>{product.title}</Heading>}
      <ProductCost unitPrice={unitPrice} product={product} />
      <p className={css.metaRow}>
        <Rating
          product={product}
          page={Heading === "h1" ? "" : to(`/product-details/${product.slug}`)}
          linked={!alone}
        />
        {isInStock(product) ? (
          <span className={css.ok}>
            <Icon name="circle-check" />
            {t("product.inStock")}
          </span>
        ) : (
          <span className={css.gone}>
            <Icon name="circle-x" />
            {t("product.outOfStock")}
          </span>
        )}
      </p>
    </>
  )
}

/** Categories, brand, unit and reference.
 *  @param alone without links */
export function ProductFacts({ product, alone }: Pick<ProductHeadingProps, "product" | "alone">) {
  const { t, to } = useI18n()
  return (
    <p className={`${css.metaRow} ${css.facts}`}>
      {!alone &&
        product.categories.map((category) => (
          <Link
            key={category.slug}
            className="muted"
            to={to(categoryPath(category))}
            {...textLanguage(category, "title")}
          >
            {category.title}
          </Link>
        ))}
      {!alone && hasBrand(product) && (
        <Link className="muted" to={to(brandPath(product))}>
          <bdi dir="ltr">{product.brand.name}</bdi>
        </Link>
      )}
      {product.unit && (
        <span className="muted" {...textLanguage(product, "unit")}>
          {product.unit}
        </span>
      )}
      <span className="muted">
        {t("product.sku")} <bdi dir="ltr">{product.sku}</bdi>
      </span>
    </p>
  )
}

type RatingProps = {
  product: Omit<BlockProduct, "variants">
  /** Where the reviews are; empty = on this page. */
  page: string
  linked: boolean
}

function Rating({ product: { rating, reviewCount }, page, linked }: RatingProps) {
  const { locale, t } = useI18n()
  if (rating === null) return null
  const mean = formatRating(rating, locale)
  return (
    <span className={marks.stars}>
      <i style={{ "--share": `${rating * 20}%` }} role="img" aria-label={t("product.mean", { mean })} />
      <b aria-hidden="true">
        <bdi dir="ltr">{mean}</bdi>
      </b>
      {linked ? (
        <a href={`${page}#avis`}>{t("product.reviewLink", { n: reviewCount })}</a>
      ) : (
        <span>{t("product.reviewLink", { n: reviewCount })}</span>
      )}
    </span>
  )
}
