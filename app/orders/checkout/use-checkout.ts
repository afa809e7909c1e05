import { useEffect } from "react"
import { type Cart, cartTotals } from "#core/cart/cart.ts"
import { cartGoods } from "#core/cart/cart-goods.ts"
import { cartAsQuoted } from "#core/cart/cart-order.ts"
import { deliveryPrice, orderSums } from "#core/delivery/delivery.ts"
import type { Commune, DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import { cartStore } from "../../lists/cart-store.ts"
import { useShop } from "../../page/page.tsx"
import { useDeliveryChoice } from "../order-form/delivery/use-delivery-choice.ts"
import type { CheckoutAnswer } from "./checkout-form-values.ts"
import type { StartingCheckout } from "./saved-checkout.ts"
import { useCoupon } from "./use-coupon.ts"

type CheckoutOptions = {
  cart: Cart
  first: Pick<StartingCheckout, "wilaya" | "commune" | "delivery" | "coupon">
  wilayas: Wilaya[]
  /** Those that came with the page. */
  communes: readonly Commune[]
  /** Answer to the last try. */
  answer: CheckoutAnswer | undefined
}

/** State of the checkout's sums: the cart, its delivery, and a coupon. A rejected order changes the cart to what is
 *  available, at the shop's present prices. */
export function useCheckout({ cart, first, wilayas, communes, answer }: CheckoutOptions) {
  const goods = cartGoods(cart)
  const place = useDeliveryChoice(wilayas, first, communes, goods)
  const { wilaya, commune, delivery, chosen, setWilaya, setCommune, setDelivery } = place
  const coupon = useCoupon(cart, first.coupon)
  const freeFrom = useShop()?.freeDeliveryThreshold ?? null
  const conflict = answer?.alert.kind === "conflict" ? answer.alert.conflict : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer || !conflict) return
    cartStore().change((now) => ({ cart: cartAsQuoted(now, answer.sent.lines, conflict) }))
    coupon.again(conflict.changes)
  }, [answer])

  const { amount } = cartTotals(cart)
  const isSamePlace = answer?.sent.wilaya === wilaya && answer.sent.commune === (commune?.name ?? "")
  const announcedDelivery = conflict && isSamePlace && conflict.amount === amount ? answer.sent.delivery : null
  const priceOf = (kind: DeliveryKind) => {
    if (conflict && announcedDelivery === kind) return conflict.deliveryPrice
    return deliveryPrice(chosen, kind, amount, freeFrom, goods)
  }
  return {
    wilaya,
    commune,
    delivery,
    chosen,
    priceOf,
    coupon,
    setDelivery,
    sums: orderSums(amount, coupon.discount ?? 0, () => priceOf(delivery)),
    setWilaya,
    setCommune,
  }
}
