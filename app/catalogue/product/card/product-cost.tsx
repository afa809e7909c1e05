import type { Product } from "#core/catalogue/product.ts"
import { type Centimes, formatMoney } from "#core/money.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as marks from "../../../styles/marks.module.css"
import { Price, WasPrice } from "../../../ui/price.tsx"
import * as css from "../product.module.css"

type ProductCostProps = {
  product: Pick<Product, "lastPrice">
  /** The price that holds now; another than the product's after the server announced a change. */
  unitPrice: Centimes
}

/** Price, earlier price, and what one saves. */
export function ProductCost({ product: { lastPrice }, unitPrice }: ProductCostProps) {
  const { locale, t } = useI18n()
  const saved = lastPrice === null ? 0 : lastPrice - unitPrice
  return (
    <p className={css.cost}>
      <Price amount={unitPrice} sale={saved > 0} />
      {lastPrice !== null && saved > 0 && (
        <>
          <WasPrice amount={lastPrice} />
          <span className={marks.tag} suppressHydrationWarning>
            {t("product.saved", { amount: formatMoney(saved, locale, 0) })}
          </span>
        </>
      )}
    </p>
  )
}
