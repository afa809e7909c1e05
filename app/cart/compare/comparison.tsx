import type { ReactNode } from "react"
import type { ProductDetail } from "#core/catalogue/product.ts"
import { isOnSale } from "#core/catalogue/product.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as fields from "../../styles/fields.module.css"
import { Price, WasPrice } from "../../ui/price.tsx"
import { ComparedHead } from "./compared-head.tsx"
import * as css from "./comparison.module.css"
import { type ComparisonRow, comparisonRows } from "./comparison-rows.ts"

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
            <i style={{ background: hex }} />
            {name}
          </li>
        ))}
      </ul>
    )
  }
  return <bdi {...row.languages[index]}>{text}</bdi>
}
