import { amountToCollect } from "#core/payments/payment.ts"
import { useText } from "../../i18n/use-text.ts"
import { Money } from "../../ui/money.tsx"
import * as call from "../calls/call.module.css"

type Props = {
  /** Amount of the products; left out where the lines above show it. */
  amount?: number
  /** Amounts in dinars. */
  discount: number
  coupon?: string | null
  /** null = to be agreed by phone. */
  deliveryPrice: number | null
  total: number
  /** The amount that was paid of it before the delivery. */
  paid?: number
  /** The amount that the shop gives back. */
  toGiveBack?: number
  /** Whether the last sum is what the carrier collects; else it is the total. */
  isToCollect: boolean
  /** Label of the total. */
  totalText: string
}

/** Sums of an order, line by line. */
export function Sums({ amount, discount, coupon, deliveryPrice, total, paid = 0, toGiveBack = 0, ...rest }: Props) {
  const t = useText()
  const { isToCollect, totalText } = rest
  const line = (text: string, dinars: number) => (
    <div>
      <dt>{text}</dt>
      <dd>
        <Money dinars={dinars} decimals={2} />
      </dd>
    </div>
  )
  return (
    <dl className={call.sums}>
      {amount !== undefined && line(t("order.amount"), amount)}
      {discount > 0 && (
        <div>
          <dt>
            {t("call.discount")} {coupon && <bdi>({coupon})</bdi>}
          </dt>
          <dd>
            <Money dinars={-discount} decimals={2} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t("call.delivery")}</dt>
        <dd>{deliveryPrice === null ? t("call.byPhone") : <Money dinars={deliveryPrice} decimals={2} />}</dd>
      </div>
      {isToCollect && paid > 0 && line(t("order.total"), total)}
      {isToCollect && paid > 0 && line(t("order.paid"), -paid)}
      <div className={call.total}>
        <dt>{isToCollect ? t("call.collect") : totalText}</dt>
        <dd>
          <Money dinars={isToCollect ? amountToCollect({ total, paid }) : total} decimals={2} />
        </dd>
      </div>
      {!isToCollect && paid > 0 && line(t("order.paid"), paid)}
      {toGiveBack > 0 && line(t("order.toGiveBack"), toGiveBack)}
    </dl>
  )
}
