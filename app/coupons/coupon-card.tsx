import { universeName } from "#core/catalogue/universe.ts"
import { type Coupon, couponState } from "#core/coupons/coupon.ts"
import { formatShopEnd } from "#core/i18n/shop-date.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Centimes } from "#core/money.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Countdown } from "../page/countdown.tsx"
import { useShellData } from "../page/shell-data.ts"
import * as buttons from "../styles/buttons.module.css"
import { Link } from "../ui/link.tsx"
import { CopyCode } from "./copy-code.tsx"
import * as css from "./coupons.module.css"

/** A coupon: what it takes off, for what, from which amount, until when, and its code.
 *  @param now ISO 8601 */
export function CouponCard({ coupon, now }: { coupon: Coupon; now: string }) {
  const { locale, money, t, to } = useI18n()
  // Also of a universe without categories, which the facts of islands do not have.
  const universes = useShellData()?.settings.universes ?? []
  const { title, kind, value, productType, minimumAmount, endDate, code } = coupon
  const state = couponState(coupon, now) === "ended" ? "ended" : "active"
  return (
    <li className={css.coupon} data-universe={productType ?? "electronics"} data-state={state}>
      <div className={css.couponOff}>
        <b>
          {kind === "percent" ? (
            <bdi dir="ltr">{t("coupons.percent", { percent: value })}</bdi>
          ) : (
            <AmountOff amount={value} />
          )}
        </b>
        <span>{productType ? universeName(universes, productType) : t("coupons.everything")}</span>
      </div>
      <div className={css.couponText}>
        <p className={state === "active" ? `${css.couponState} ${css.active}` : css.couponState}>
          {t(`coupons.state.${state}`)}
        </p>
        <h2 {...textLanguage(coupon, "title")}>{title}</h2>
        <p className="muted" suppressHydrationWarning>
          {minimumAmount > 0 ? t("coupons.minimum", { amount: money(minimumAmount, 0) }) : t("coupons.noMinimum")}
        </p>
        {state === "active" && <Countdown end={endDate} now={now} />}
        <p className="muted small" suppressHydrationWarning>
          {t("coupons.until", { date: formatShopEnd(endDate, locale) })}
        </p>
        <div className={css.couponUse}>
          <CopyCode code={code} disabled={state === "ended"} />
          {productType && (
            <Link className={buttons.link} to={to(`/shop?productType=${productType}`)}>
              {t("coupons.shop")}
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

/** The sign stays before the digits, and the currency after them, in either direction of writing. */
function AmountOff({ amount }: { amount: Centimes }) {
  const { moneyParts } = useI18n()
  const { whole, fraction, currency } = moneyParts(amount, 0)
  return (
    <bdi suppressHydrationWarning>
      <bdi dir="ltr">
        −{whole}
        {fraction}
      </bdi>
      {`\u00a0${currency}`}
    </bdi>
  )
}
