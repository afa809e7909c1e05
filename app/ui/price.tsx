import type { Centimes } from "#core/money.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as marks from "../styles/marks.module.css"

/** A price with small decimals. Browsers may group digits with another space than the server does. */
export function Price({ amount, sale = false }: { amount: Centimes; sale?: boolean }) {
  const { moneyParts } = useI18n()
  const { whole, fraction, currency } = moneyParts(amount)
  return (
    <bdi className={sale ? `${marks.price} ${marks.sale}` : marks.price} suppressHydrationWarning>
      {whole}
      <small suppressHydrationWarning>{`${fraction}\u00a0${currency}`}</small>
    </bdi>
  )
}

/** The earlier price, struck through, with the words that a screen reader needs. */
export function WasPrice({ amount }: { amount: Centimes }) {
  const { money, t } = useI18n()
  return (
    <s className={marks.was}>
      <span className="sr">{t("price.was")} </span>
      <bdi suppressHydrationWarning>{money(amount)}</bdi>
    </s>
  )
}
