import { useId, useState } from "react"
import { Link } from "react-router"
import type { Cart } from "#core/cart.ts"
import { cartDelivery, cartSums } from "#core/cart-delivery.ts"
import { deliveryPrice } from "#core/delivery.ts"
import type { DeliveryKind, Wilaya } from "#core/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { DeliveryChoice } from "../order-form/delivery-choice.tsx"
import { OrderSumsTable } from "../order-form/order-sums.tsx"
import { TrustList } from "../order-form/trust-list.tsx"
import { startingOrder } from "../order-form/typed-order.ts"
import { useShellData } from "../shell/shell-data.ts"
import { orderPath } from "./asked-quantity.ts"
import { FreeDelivery } from "./free-delivery.tsx"
import { WilayaChoice } from "./wilaya-choice.tsx"

/** What the cart comes to with its delivery to a wilaya. An estimate: the order form asks for the place again. */
export function CartSummary({ cart, wilayas }: { cart: Cart; wilayas: Wilaya[] }) {
  const { t, to } = useI18n()
  const heading = useId()
  const [wilaya, setWilaya] = useState(startingOrder("").wilaya)
  const [kind, setKind] = useState<DeliveryKind>("home")
  const freeFrom = useShellData()?.settings.freeDeliveryThreshold ?? null
  const chosen = wilayas.find(({ name }) => name === wilaya)
  const priceOf = (by: DeliveryKind) => (amount: number) => deliveryPrice(chosen, by, amount, freeFrom)
  const [only, second] = cart
  return (
    <section className="order cart-summary" aria-labelledby={heading}>
      <h2 id={heading}>{t("cart.summary")}</h2>
      <FreeDelivery cart={cart} />
      <div className="form">
        <WilayaChoice wilayas={wilayas} chosen={wilaya} onChoose={setWilaya} />
        <DeliveryChoice chosen={kind} onChoose={setKind} priceOf={(by) => cartDelivery(cart, priceOf(by))} />
      </div>
      <OrderSumsTable
        product={t("cart.subtotal")}
        delivery={t("cart.deliveries", { n: cart.length })}
        sums={cartSums(cart, priceOf(kind))}
      />
      {second && <p className="small muted">{t("cart.eachNote")}</p>}
      {only && !second && (
        <Link className="btn btn-order btn-wide" to={to(orderPath(only))}>
          {t("cart.orderNow")}
        </Link>
      )}
      <TrustList />
    </section>
  )
}
