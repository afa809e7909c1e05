import { clear } from "#core/cart/cart.ts"
import { titledByCart } from "#core/cart/cart-order.ts"
import { cartStore } from "../../cart/cart-store.ts"
import { sendOrder } from "../order-form/sending/send-order.ts"
import type { CheckoutAnswer } from "./checkout-answer.ts"
import { checkoutGoods, readCheckout } from "./checkout-form-values.ts"
import { clearForm } from "./saved-checkout.ts"

/** Name of the island that has the form of the checkout. */
export const checkoutIsland = "checkout"

/** Sends the cart's order from the browser; once it is placed the cart is empty.
 *  @param path with the prefix of the language
 *  @returns why it was not placed; never fulfilled once it was */
export async function sendCheckout(path: string, form: FormData): Promise<CheckoutAnswer> {
  const typed = readCheckout(form)
  const { wilaya, delivery, lines } = typed
  const lost: CheckoutAnswer = { alert: { kind: "failed" }, sent: { wilaya, delivery, lines } }
  const placed = () => {
    cartStore().change(clear)
    clearForm()
  }
  const goods = checkoutGoods(typed)
  const { alert, sent } = await sendOrder({ path, form, island: checkoutIsland, goods, lost, placed })
  if (alert.kind !== "conflict") return { alert, sent }
  return { alert: { ...alert, conflict: titledByCart(alert.conflict, lines, cartStore().get()) }, sent }
}
