import { type Cart, cartTotals } from "#core/cart/cart.ts"
import { missingForFreeDelivery } from "#core/delivery/delivery.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as orderForm from "../../orders/order-form/order-form.module.css"
import { useShop } from "../../shell/page.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"
import { Price } from "../../ui/price.tsx"
import * as css from "./panel.module.css"

/** Subtotal and ways on. */
export function CartFooter({ cart, askToClear }: { cart: Cart; askToClear: () => void }) {
  const { t, to } = useI18n()
  const freeFrom = useShop()?.freeDeliveryThreshold ?? null
  const { amount } = cartTotals(cart)
  // Above the lines it says already that the delivery is free.
  const isFree = missingForFreeDelivery(amount, freeFrom) === 0
  return (
    <div className={css.panelFoot}>
      <dl className={orderForm.sums}>
        <div className={orderForm.total}>
          <dt>{t("cart.subtotal")}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      </dl>
      {!isFree && <p className="small muted">{t("cart.deliveryNext")}</p>}
      <div className={css.two}>
        <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/cart")}>
          {t("cart.view")}
        </Link>
        <Link className={`${buttons.btn} ${buttons.btnOrder}`} to={to("/checkout")}>
          {t("cart.orderNow")}
        </Link>
      </div>
      <button type="button" className={`${buttons.link} small`} onClick={askToClear}>
        {t("cart.clear")}
      </button>
    </div>
  )
}
