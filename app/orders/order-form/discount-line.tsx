import type { Centimes } from "#core/money.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Price } from "../../ui/price.tsx"
import * as css from "./order-form.module.css"

/** What a coupon takes off, among the sums of an order; nothing without a discount. */
export function DiscountLine({ discount, coupon }: { discount: Centimes; coupon: string | null }) {
  const { t } = useI18n()
  if (discount === 0) return null
  const [before, after] = t("orderForm.discount", { code: "|" }).split("|")
  return (
    <div className={css.discount}>
      <dt>
        {before}
        <bdi>{coupon}</bdi>
        {after}
      </dt>
      <dd>
        <bdi className={css.minus}>−</bdi>
        <Price amount={discount} />
      </dd>
    </div>
  )
}
