import { Link } from "react-router"
import type { AdminProductRow } from "#api/catalogue/contract-admin-product.ts"
import * as fields from "#app/styles/fields.module.css"
import { publishingState } from "#core/content/publishing.ts"
import { StockAlertCount } from "../../customers/visitors/stock-alert-count.tsx"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import * as ordersNarrow from "../../styles/orders-narrow.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Money } from "../../ui/money.tsx"
import { Photo } from "../../ui/photo.tsx"
import { useNow } from "../../ui/use-now.ts"
import { LanguageMarks } from "./language-marks.tsx"
import * as css from "./products.module.css"
import { QuickNumber } from "./quick-number.tsx"
import { StockMarks } from "./stock-marks.tsx"
import type { QuickChange } from "./use-quick-change.ts"

type Props = {
  product: AdminProductRow
  mayWrite: boolean
  isSelected: boolean
  onSelect: () => void
  onChange: (product: AdminProductRow, change: QuickChange) => Promise<string>
}

const stateClasses = {
  draft: `${orderTable.st} ${orderTable.stOff}`,
  scheduled: `${orderTable.st} ${orderTable.stWait}`,
  published: `${orderTable.st} ${orderTable.stOk}`,
}

/** A row of a product. Members with the permission change its price and stock here. */
export function ProductTableRow({ product, mayWrite, isSelected, onSelect, onChange }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { documentId, sku, price, lastPrice, quantity, publishedAt, categories, featured, stockBy } = product
  const name = titleIn(product.name, locale) || t("products.noName")
  const state = publishingState(publishedAt, new Date(useNow()).toISOString())
  const [category] = categories
  return (
    <tr data-picked={isSelected || undefined}>
      {mayWrite && (
        <td className={orderTable.sel}>
          <label className={fields.check}>
            <input
              type="checkbox"
              aria-label={t("products.select", { name })}
              checked={isSelected}
              onChange={onSelect}
            />
          </label>
        </td>
      )}
      <td className={css.pCell}>
        <div className={css.pWhat}>
          <Photo url={product.image?.url ?? null} alt="" size={40} />
          <span>
            <Link to={`/products/${documentId}`}>
              <bdi>{name}</bdi>
            </Link>
            {featured && (
              <span className={css.pStar} role="img" aria-label={t("products.featured")}>
                <Icon name="star" />
              </span>
            )}
            <small>
              <bdi dir="ltr">{sku}</bdi>
              <LanguageMarks completeness={product.completeness} />
            </small>
          </span>
        </div>
      </td>
      <td className={`${ordersNarrow.opt} ${css.pWhere}`}>
        {category && titleIn(category.title, locale)}
        {product.brand && (
          <small>
            <bdi>{product.brand.name}</bdi>
          </small>
        )}
      </td>
      <td className={`${orderTable.colN} ${css.pPrice}`}>
        <span className={css.pCap}>{t("products.column.price")}</span>
        {mayWrite ? (
          <QuickNumber
            label={t("products.priceOf", { name })}
            value={price}
            wrong={t("products.notNumber")}
            onChange={(price, was) => onChange(product, { price, was })}
          />
        ) : (
          <Money dinars={price} />
        )}
        {lastPrice !== null && (
          <small>
            <del>
              <Money dinars={lastPrice} />
            </del>
          </small>
        )}
      </td>
      <td className={`${orderTable.colN} ${css.pStock}`}>
        <span className={css.pCap}>{t("products.column.stock")}</span>
        {mayWrite && stockBy === "variant" ? (
          <ButtonLink
            look="link"
            to={`/products/${documentId}/variants`}
            aria-label={`${quantity}, ${t("products.variantsOf", { name })}`}
          >
            <bdi>{quantity}</bdi>
          </ButtonLink>
        ) : mayWrite ? (
          <QuickNumber
            label={t("products.stockOf", { name })}
            value={quantity}
            isWhole
            wrong={t("products.notWhole")}
            onChange={(quantity, was) => onChange(product, { quantity, was })}
          />
        ) : (
          <bdi>{quantity}</bdi>
        )}
        <StockMarks product={product} mayWrite={mayWrite} />
        <StockAlertCount product={product} />
      </td>
      <td className={orderTable.state}>
        <span className={stateClasses[state]}>{t(`products.state.${state}`)}</span>
      </td>
    </tr>
  )
}
