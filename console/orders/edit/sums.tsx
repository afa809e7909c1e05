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
  /** What was paid of it before the delivery; then what is left is told too. */
  paid?: number
  totalText: string
}

/** Sums of an order, line by line. */
export function Sums({ amount, discount, coupon, deliveryPrice, total, paid = 0, totalText }: Props) {
  const t = useText()
  return (
    <dl className={call.sums}>
      {amount !== undefined && (
        <div>
          <dt>{t("order.amount")}</dt>
          <dd>
            <Money dinars={amount} decimals={2} />
          </dd>
        </div>
      )}
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
      {paid > 0 && (
        <>
          <div>
            <dt>{t("order.total")}</dt>
            <dd>
              <Money dinars={total} decimals={2} />
            </dd>
          </div>
          <div>
            <dt>{t("order.paid")}</dt>
            <dd>
              <Money dinars={-paid} decimals={2} />
            </dd>
          </div>
        </>
      )}
      <div className={call.total}>
        <dt>{paid > 0 ? t("call.collect") : totalText}</dt>
        <dd>
          <Money dinars={amountToCollect({ total, paid })} decimals={2} />
        </dd>
      </div>
    </dl>
  )
}
