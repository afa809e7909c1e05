import { type Cart, cartTotals } from "#core/cart.ts"
import { formatMoney } from "#core/money.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { useShellData } from "../shell/shell-data.ts"
import { Icon } from "../ui/icon.tsx"
import { Price } from "../ui/price.tsx"

/** How far the cart is from free delivery. Delivery is free for one order of that amount, and an order holds one
 *  product until there is a checkout: with several products only the rule is told, without a promise. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { t, locale } = useI18n()
  const threshold = useShellData()?.settings.freeDeliveryThreshold ?? null
  if (threshold === null || cart.length === 0) return null
  const { amount } = cartTotals(cart)
  const single = cart.length === 1
  const missing = threshold - amount
  // The amount stands out inside the sentence, wherever the language puts it.
  const sentence = t(single ? "cart.freeDelivery.missing" : "cart.freeDelivery.from", { amount: "|" })
  const [before, after] = sentence.split("|")
  const share = Math.min(100, (100 * amount) / threshold)
  return (
    <div className="meter">
      <p>
        {single && missing <= 0 ? (
          <span>{t("cart.freeDelivery.reached")}</span>
        ) : (
          <span>
            {before}
            <Price amount={single ? missing : threshold} />
            {after}
          </span>
        )}
        <Icon name="truck" />
      </p>
      {single && (
        <div
          className="track"
          role="progressbar"
          aria-label={t("cart.freeDelivery.label", { amount: formatMoney(threshold, locale, 0) })}
          aria-valuenow={Math.round(share)}
        >
          <i style={{ inlineSize: `${share}%` }} />
        </div>
      )}
    </div>
  )
}
