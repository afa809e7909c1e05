import { formatMoney } from "#core/money.ts"
import { blocksOrder, isMaximumChange } from "#core/orders/order-maximums.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { changeText } from "./change-text.ts"
import { PhoneSentence } from "./phone-sentence.tsx"

/** Says everything that is not as the shopper saw it, with old and new, and what the order comes to now. */
export function OrderChanges({ quote }: { quote: Quote }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { changes, lines, total } = quote
  const [only] = changes
  const possible = lines.length > 0 && !changes.some(blocksOrder)
  return (
    <>
      <b>{changes.length === 1 && only ? changeText(only, i18n) : t("orderForm.changed")}</b>
      {changes.length > 1 && (
        <ul>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{changeText(change, i18n)}</li>
          ))}
        </ul>
      )}
      {changes.some(isMaximumChange) && (
        <p>
          <PhoneSentence message="orderForm.maximumCall" withoutPhone="orderForm.maximumCallNoPhone" />
        </p>
      )}
      {possible && <p>{t("orderForm.changedText", { total: formatMoney(total, locale) })}</p>}
    </>
  )
}
