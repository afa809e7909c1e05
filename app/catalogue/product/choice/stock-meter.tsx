import type { Product } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as meter from "../../../styles/meter.module.css"

/** How many were sold and how many are left. */
export function StockMeter({ product: { sellCount, quantity } }: { product: Pick<Product, "sellCount" | "quantity"> }) {
  const { t } = useI18n()
  const share = Math.round((100 * sellCount) / Math.max(1, sellCount + quantity))
  return (
    <div className={meter.meter}>
      <p>
        <span>{t("home.deal.sold", { n: sellCount })}</span>
        <span>{t("home.deal.left", { n: quantity })}</span>
      </p>
      <div className={meter.track}>
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  )
}
