import type { ReactNode } from "react"
import { isInStock, isOnSale, type ProductDetail } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { ProductTile } from "../../cards/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { AddToCart } from "../../lists/add-to-cart.tsx"
import { productPath } from "../../page/product-path.ts"
import * as card from "../../styles/card.module.css"
import * as cardTools from "../../styles/card-tools.module.css"
import * as fields from "../../styles/fields.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Price, WasPrice } from "../../ui/price.tsx"
import { Swatch } from "../../ui/swatch.tsx"
import * as css from "./comparison.module.css"
import { type ComparisonRow, comparisonRows } from "./comparison-rows.ts"

type ComparedHeadProps = { product: ProductDetail; onRemove?: (product: ProductDetail) => void }

/** A column's head: picture, name, add to cart, remove. */
function ComparedHead({ product, onRemove }: ComparedHeadProps) {
  const { t, to } = useI18n()
  const { title } = product
  return (
    <th scope="col">
      <div className={isInStock(product) ? card.pc : `${card.pc} ${card.out}`}>
        <div className={card.pcPic}>
          <ProductTile product={{ ...product, medias: [] }} sizes="(max-width: 47.99rem) 8rem, 15rem" />
          {onRemove && (
            <div className={cardTools.pcTools}>
              <button
                type="button"
                className={cardTools.round}
                aria-label={t("compare.remove", { title })}
                onClick={() => onRemove(product)}
              >
                <Icon name="x" />
              </button>
            </div>
          )}
          <AddToCart product={product} />
        </div>
        <p className={card.pcTitle}>
          <Link to={to(productPath(product))} {...textLanguage(product, "name")}>
            {title}
          </Link>
        </p>
      </div>
    </th>
  )
}

type ComparisonProps = {
  products: ProductDetail[]
  /** Takes a product out; without it the comparison is only to look at. */
  onRemove?: (product: ProductDetail) => void
  /** One more column at the end. */
  more?: ReactNode
}

/** Products side by side. The names of the lines stay in view while a phone swipes through the products. */
export function Comparison({ products, onRemove, more }: ComparisonProps) {
  const i18n = useI18n()
  const { t } = i18n
  const rows = comparisonRows(products, i18n)
  const anyDiffers = rows.some(({ differs }) => differs)
  return (
    <div className={css.comparison}>
      {anyDiffers && (
        <label className={fields.check}>
          <input type="checkbox" />
          <span>{t("compare.onlyDifferences")}</span>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus. */}
      <section className={css.comparisonScroll} aria-label={t("compare.table")} tabIndex={0}>
        <table style={{ "--products": products.length + (more ? 1 : 0) }}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <ComparedHead key={product.slug} product={product} onRemove={onRemove} />
              ))}
              {more}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} data-differs={row.differs || undefined}>
                <th scope="row">
                  <span {...row.labelLanguage}>{row.label}</span>
                  {row.differs && <span className="sr"> ({t("compare.differs")})</span>}
                </th>
                {products.map((product, index) => (
                  <td key={product.slug}>
                    <Cell row={row} index={index} product={product} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Cell({ row, index, product }: { row: ComparisonRow; index: number; product: ProductDetail }) {
  const { t } = useI18n()
  const text = row.texts[index] ?? ""
  if (text === "") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr">{t("compare.row.nothing")}</span>
      </>
    )
  }
  if (row.kind === "price") {
    return (
      <>
        <Price amount={product.price} sale={isOnSale(product)} />{" "}
        {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
      </>
    )
  }
  if (row.kind === "colors") {
    return (
      <ul className={css.comparisonColors}>
        {product.colors.map(({ name, hex }) => (
          <li key={name}>
            <Swatch hex={hex} />
            {name}
          </li>
        ))}
      </ul>
    )
  }
  return <bdi {...row.languages[index]}>{text}</bdi>
}
