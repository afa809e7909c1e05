import { type Cart, cartTotals } from "#core/cart/cart.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShellData } from "../../shell/shell-data.ts"
import { Link } from "../../ui/link.tsx"
import { Price } from "../../ui/price.tsx"

/** Subtotal and ways on. */
export function CartFooter({ cart, askToClear }: { cart: Cart; askToClear: () => void }) {
  const { t, to } = useI18n()
  const freeFrom = useShellData()?.settings.freeDeliveryThreshold ?? null
  const { amount } = cartTotals(cart)
  // Above the lines it says already that the delivery is free.
  const isFree = freeFrom !== null && amount >= freeFrom
  return (
    <footer>
      <dl className="sums">
        <div className="total">
          <dt>{t("cart.subtotal")}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      </dl>
      {!isFree && <p className="small muted">{t("cart.deliveryNext")}</p>}
      <div className="two">
        <Link className="btn btn-quiet" to={to("/cart")} replace>
          {t("cart.view")}
        </Link>
        <Link className="btn btn-order" to={to("/checkout")} replace>
          {t("cart.orderNow")}
        </Link>
      </div>
      <button type="button" className="link small" onClick={askToClear}>
        {t("cart.clear")}
      </button>
    </footer>
  )
}
