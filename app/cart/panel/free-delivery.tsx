import { type Cart, cartTotals } from "#core/cart/cart.ts"
import { missingForFreeDelivery } from "#core/delivery/delivery.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShop } from "../../page/page.tsx"
import * as meter from "../../styles/meter.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Price } from "../../ui/price.tsx"

/** How far the cart is from free delivery. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { t, money } = useI18n()
  const threshold = useShop()?.freeDeliveryThreshold ?? null
  const { amount } = cartTotals(cart)
  const missing = missingForFreeDelivery(amount, threshold)
  if (threshold === null || missing === null || cart.length === 0) return null
  // The amount stands out inside the sentence, wherever the language puts it.
  const [before, after] = t("cart.freeDelivery.missing", { amount: "|" }).split("|")
  const share = missing === 0 ? 100 : (100 * amount) / threshold
  return (
    <div className={meter.meter}>
      <p>
        {missing === 0 ? (
          <span>{t("cart.freeDelivery.reached")}</span>
        ) : (
          <span>
            {before}
            <Price amount={missing} />
            {after}
          </span>
        )}
        <Icon name="truck" />
      </p>
      <div
        className={meter.track}
        role="progressbar"
        aria-label={t("cart.freeDelivery.label", { amount: money(threshold, 0) })}
        aria-valuenow={Math.round(share)}
      >
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  )
}
