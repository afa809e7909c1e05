import { type Centimes, formatMoney } from "#core/money.ts"
import type { Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Countdown } from "../ui/countdown.tsx"
import { Price, WasPrice } from "../ui/price.tsx"

type ProductCostProps = {
  product: Product
  /** The price that holds now; another than the product's after the server announced a change. */
  unitPrice: Centimes
  /** The moment that the page was made, ISO 8601. */
  now: string
}

/** Price, earlier price, what one saves, and the time left of a running offer. */
export function ProductCost({ product: { lastPrice, offerDate }, unitPrice, now }: ProductCostProps) {
  const { locale, t } = useI18n()
  const saved = lastPrice === null ? 0 : lastPrice - unitPrice
  const offerRuns = offerDate !== null && offerDate.startDate <= now && now < offerDate.endDate
  return (
    <>
      <p className="cost">
        <Price amount={unitPrice} sale={saved > 0} />
        {lastPrice !== null && saved > 0 && (
          <>
            <WasPrice amount={lastPrice} />
            <span className="tag" suppressHydrationWarning>
              {t("product.saved", { amount: formatMoney(saved, locale, 0) })}
            </span>
          </>
        )}
      </p>
      {offerRuns && (
        <div className="offer">
          <span>{t("product.offerEnds")}</span>
          <Countdown end={offerDate.endDate} now={now} />
        </div>
      )}
    </>
  )
}
