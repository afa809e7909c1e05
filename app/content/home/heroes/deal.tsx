import { isOnSale, type Product } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { ProductTile } from "../../../cards/product-tile.tsx"
import { StockMeter } from "../../../catalogue/product/choice/stock-meter.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Countdown } from "../../../page/countdown.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as css from "../../../styles/deal.module.css"
import * as home from "../../../styles/home.module.css"
import * as marks from "../../../styles/marks.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Price, WasPrice } from "../../../ui/price.tsx"

type DealProps = {
  product: Product
  /** ISO 8601. */
  end: string
  now: string
  /** Text above the name; "" = the default. */
  kick: string
}

/** The offer that ends first, with the time that is left. */
export function Deal({ product, end, now, kick }: DealProps) {
  const { t, to } = useI18n()
  return (
    <section className={home.section}>
      <div className={css.deal}>
        <div className={css.dealPic}>
          <ProductTile product={product} sizes="(max-width: 47.99rem) 92vw, (max-width: 68rem) 47vw, 41rem" />
          {isOnSale(product) && (
            <span className={marks.tag}>
              <bdi dir="ltr">{t("card.discount", { percent: product.discount })}</bdi>
            </span>
          )}
        </div>
        <div className={css.dealText}>
          <p className={css.dealKick}>
            <Icon name="timer" />
            {kick || t("home.deal.kick")}
          </p>
          <div className={css.dealTitle}>
            <h2 {...textLanguage(product, "name")}>{product.title}</h2>
            <p {...textLanguage(product, "shortDescription")}>{product.shortDescription}</p>
          </div>
          <div className={css.dealPrice}>
            <Price amount={product.price} />
            {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
          </div>
          <Countdown end={end} now={now} />
          <StockMeter product={product} />
          <div>
            <Link className={`${buttons.btn} ${buttons.btnOrder}`} to={to(`/product-details/${product.slug}`)}>
              {t("home.deal.cta")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
