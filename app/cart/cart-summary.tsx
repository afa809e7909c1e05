import { useId, useState } from "react"
import { type Cart, cartTotals } from "#core/cart/cart.ts"
import { cartGoods } from "#core/cart/cart-goods.ts"
import { atLowest, type CommuneRange, variesByCommune } from "#core/delivery/commune-differences.ts"
import { deliveryPrice, isUnserved, orderSums } from "#core/delivery/delivery.ts"
import type { DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import * as orderForm from "../forms/order-form.module.css"
import { WilayaOptions } from "../forms/wilaya-options.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { CartMaximums } from "../orders/checkout/cart-maximums.tsx"
import { CouponField } from "../orders/checkout/coupon-field.tsx"
import { saveFields, startingCheckout } from "../orders/checkout/saved-checkout.ts"
import { useCoupon } from "../orders/checkout/use-coupon.ts"
import { BuyBar } from "../orders/order-form/buy-bar.tsx"
import { DeliveryChoice } from "../orders/order-form/delivery/delivery-choice.tsx"
import type { EstimatedWilaya } from "../orders/order-form/delivery/places.server.ts"
import { reachedPlace, useDeliveryChoice } from "../orders/order-form/delivery/use-delivery-choice.ts"
import { OrderHelp } from "../orders/order-form/order-help.tsx"
import { OrderSumsTable } from "../orders/order-form/order-sums.tsx"
import { savePlace } from "../orders/order-form/saved-person.ts"
import { TrustList } from "../orders/order-form/trust-list.tsx"
import { useShop } from "../page/page.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as fields from "../styles/fields.module.css"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import * as css from "./cart-page.module.css"
import { FreeDelivery } from "./panel/free-delivery.tsx"

type WilayaChoiceProps = { wilayas: Wilaya[]; chosen: string; onChoose: (name: string) => void }

/** Where to, for an estimate. */
function WilayaChoice({ wilayas, chosen, onChoose }: WilayaChoiceProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <div className={`${fields.field} ${orderForm.full}`}>
      <label htmlFor={id}>{t("cart.wilaya")}</label>
      <div className={fields.pick}>
        <select
          id={id}
          value={chosen}
          autoComplete="address-level1"
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {chosen === "" && <option value="">{t("orderForm.wilayaChoose")}</option>}
          <WilayaOptions wilayas={wilayas} />
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  )
}

type RangeHintProps = { range: CommuneRange | undefined; isLowest: boolean; wilaya: Wilaya | undefined }

/** Says how delivery may differ in the shopper's commune. */
function RangeHint({ range, isLowest, wilaya }: RangeHintProps) {
  const { t } = useI18n()
  const texts = [
    ...(isLowest ? [t("cart.estimateByCommune")] : []),
    ...(range?.homeClosed && wilaya?.homeServed ? [t("cart.noHomeSomewhere")] : []),
  ]
  if (texts.length === 0) return null
  return <p className={`muted small ${orderForm.full}`}>{texts.join(" ")}</p>
}

/** Total of the cart with its delivery to a wilaya and a coupon. An estimate, with which the checkout begins: where communes of the wilaya
 *  differ it has the lowest price, and says so. */
export function CartSummary({ cart, wilayas }: { cart: Cart; wilayas: EstimatedWilaya[] }) {
  const { t, to } = useI18n()
  const heading = useId()
  const orderId = useId()
  const shop = useShop()
  const [first] = useState(() => reachedPlace(wilayas, startingCheckout(shop), [], cartGoods(cart)))
  const goods = cartGoods(cart)
  const place = useDeliveryChoice(wilayas, first, [], goods)
  const coupon = useCoupon(cart, first.coupon)
  const freeFrom = shop?.freeDeliveryThreshold ?? null
  const { amount } = cartTotals(cart)
  const range = wilayas.find(({ name }) => name === place.wilaya)?.range
  const lowest = place.chosen && atLowest(place.chosen, range)
  const priceOf = (by: DeliveryKind) => deliveryPrice(lowest, by, amount, freeFrom, goods)
  const isLowest = (by: DeliveryKind) => variesByCommune(range, by, amount, freeFrom) && (priceOf(by) ?? 0) > 0
  const chooseKind = (delivery: DeliveryKind) => {
    place.setDelivery(delivery)
    saveFields({ delivery })
  }
  const chooseWilaya = (name: string) => {
    saveFields({ ...place.setWilaya(name), commune: "" })
    savePlace({ wilaya: name, commune: "" })
  }
  const sums = {
    ...orderSums(amount, coupon.discount ?? 0, () => priceOf(place.delivery)),
    isLowest: isLowest(place.delivery),
  }
  const summary = (
    <section className={`${orderForm.order} ${css.cartSummary}`} aria-labelledby={heading}>
      <h2 id={heading}>{t("cart.summary")}</h2>
      <FreeDelivery cart={cart} />
      <CouponField coupon={coupon} />
      <div className={orderForm.form}>
        <WilayaChoice wilayas={wilayas} chosen={place.wilaya} onChoose={chooseWilaya} />
        <DeliveryChoice
          wilaya={place.chosen}
          chosen={place.delivery}
          onChoose={chooseKind}
          priceOf={priceOf}
          isLowest={isLowest}
        />
        <RangeHint range={range} isLowest={sums.isLowest} wilaya={place.chosen} />
      </div>
      <OrderSumsTable
        product={t("cart.subtotal")}
        delivery={t("cart.estimate")}
        sums={sums}
        unserved={isUnserved(place.chosen, place.delivery)}
        unchosen={!place.chosen}
        coupon={coupon.holding}
      />
      <CartMaximums cart={cart} />
      <Link className={`${buttons.btn} ${buttons.btnOrder} ${buttons.btnWide}`} id={orderId} to={to("/checkout")}>
        {t("cart.orderNow")}
      </Link>
      <OrderHelp />
      <TrustList />
    </section>
  )
  return (
    <>
      {summary}
      <BuyBar sums={sums} target={orderId}>
        <Link className={`${buttons.btn} ${buttons.btnOrder}`} to={to("/checkout")}>
          {t("cart.orderNow")}
        </Link>
      </BuyBar>
    </>
  )
}
