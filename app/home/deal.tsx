import { Link } from "react-router"
import { isOnSale, type Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ProductTile } from "../product/product-tile.tsx"
import { Countdown } from "../ui/countdown.tsx"
import { Icon } from "../ui/icon.tsx"
import { Price, WasPrice } from "../ui/price.tsx"

/** The offer that ends first, with the time that is left.
 *  @param end, now ISO 8601 */
export function Deal({ product, end, now }: { product: Product; end: string; now: string }) {
  const { t, to } = useI18n()
  return (
    <section className="section">
      <div className="deal">
        <div className="deal-pic">
          <ProductTile product={{ ...product, medias: [] }} />
          {isOnSale(product) && (
            <span className="tag">
              <bdi dir="ltr">{t("card.discount", { percent: product.discount })}</bdi>
            </span>
          )}
        </div>
        <div className="deal-text">
          <p className="deal-kick">
            <Icon name="timer" />
            {t("home.deal.kick")}
          </p>
          <div className="deal-title">
            <h2>{product.title}</h2>
            <p>{product.shortDescription}</p>
          </div>
          <div className="deal-price">
            <Price amount={product.price} />
            {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
          </div>
          <Countdown end={end} now={now} />
          <StockMeter product={product} />
          <div>
            <Link className="btn btn-order" to={to(`/product-details/${product.slug}`)}>
              {t("home.deal.cta")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}

function StockMeter({ product: { sellCount, quantity } }: { product: Product }) {
  const { t } = useI18n()
  const share = Math.round((100 * sellCount) / (sellCount + quantity))
  return (
    <div className="meter">
      <p>
        <span>{t("home.deal.sold", { n: sellCount })}</span>
        <span>{t("home.deal.left", { n: quantity })}</span>
      </p>
      <div className="track">
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  )
}
