import type { BlockProduct } from "../../cards/block-product.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Countdown } from "../../page/countdown.tsx"
import * as deal from "../../styles/deal.module.css"
import { Icon } from "../../ui/icon.tsx"
import { StockMeter } from "./choice/stock-meter.tsx"
import * as css from "./product.module.css"

type OfferTimeProps = {
  product: BlockProduct
  offer: "running" | "over" | null
  /** The moment that the page was made, ISO 8601. */
  now: string
  /** With the number of units left, and a word when the offer has ended. */
  large: boolean
}

/** The time that is left of a running offer. */
export function OfferTime({ product, offer, now, large }: OfferTimeProps) {
  const { t } = useI18n()
  const end = product.offerDate?.endDate
  if (!end || !offer) return null
  if (!large) {
    if (offer === "over") return null
    return (
      <div className={css.offer}>
        <span>{t("product.offerEnds")}</span>
        <Countdown end={end} now={now} />
      </div>
    )
  }
  return (
    <div className={`${css.offer} ${css.offerLarge}`}>
      {offer === "running" && (
        <>
          <p className={deal.dealKick}>
            <Icon name="timer" />
            {t("product.offerEnds")}
          </p>
          <Countdown end={end} now={now} />
          <StockMeter product={product} />
        </>
      )}
      <p role="status" className={css.offerOver}>
        {offer === "over" && t("product.offerOver")}
      </p>
    </div>
  )
}
