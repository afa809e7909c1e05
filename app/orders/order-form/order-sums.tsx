import type { OrderSums } from "#core/delivery/delivery.ts"
import type { Centimes } from "#core/money.ts"
import * as css from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import { Price } from "../../ui/price.tsx"
import { DeliveryPrice } from "./delivery/delivery-choice.tsx"

/** A coupon's discount, among the sums of an order; nothing without a discount. */
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

type OrderSumsTableProps = {
  /** The ordered goods: `2 × Casque Aura, Noir`. */
  product: string
  /** How and where it is delivered: `Livraison à domicile, Béjaïa`. */
  delivery: string
  /** `isLowest`: the delivery may cost more, by the commune. */
  sums: OrderSums & { isLowest?: boolean | undefined }
  /** The shop does not deliver there in the chosen way. */
  unserved?: boolean
  /** No wilaya is chosen yet. */
  unchosen?: boolean
  /** The code that the discount comes from. */
  coupon?: string
}

/** Amount, delivery and total, as they stand at this moment. */
export function OrderSumsTable({
  product,
  delivery,
  sums,
  unserved = false,
  unchosen = false,
  coupon,
}: OrderSumsTableProps) {
  const { t } = useI18n()
  const total = useTotalLabel(sums)
  return (
    <dl className={css.sums}>
      <div>
        <dt>{product}</dt>
        <dd>
          <Price amount={sums.amount} />
        </dd>
      </div>
      <DiscountLine discount={sums.discount} coupon={coupon ?? null} />
      <div>
        <dt>{delivery}</dt>
        <dd>
          {unserved && t("orderForm.notServed")}
          {unchosen && t("orderForm.wilayaChoose")}
          {!unserved && !unchosen && <DeliveryPrice price={sums.delivery} isLowest={sums.isLowest} />}
        </dd>
      </div>
      <div className={css.total}>
        <dt>{total}</dt>
        <dd aria-live="polite">
          <Price amount={sums.total} />
        </dd>
      </div>
    </dl>
  )
}

/** Sums that a total's name depends on. */
export type LabelledSums = Pick<OrderSums, "delivery"> & { isLowest?: boolean | undefined }

/** The total's name: it says so while the delivery is not in it, or may cost more. */
export function useTotalLabel({ delivery, isLowest }: LabelledSums): string {
  const { t } = useI18n()
  if (isLowest) return t("orderForm.totalFrom")
  return t(delivery === null ? "orderForm.totalBefore" : "orderForm.total")
}
