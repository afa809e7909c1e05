import { useSyncExternalStore } from "react"
import {
  addToCart,
  type Cart,
  type CartChange,
  cartTotals,
  countUnits,
  emptyCart,
  restoreItem,
} from "#core/cart/cart.ts"
import type { ProductIdentity } from "#core/cart/same-product.ts"
import { type NoticeAction, notify } from "../ui/notify.ts"
import { cartStore } from "./cart-store.ts"
import { canOpenCart, openCart } from "./open-cart.ts"

const subscribe = (listener: () => void) => cartStore().subscribe(listener)

/** The cart; empty on the server and while the page hydrates. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => cartStore().get(),
    () => emptyCart,
  )
}

/** How many units are in the cart. */
export function useCartQuantity(): number {
  return useSyncExternalStore(
    subscribe,
    () => cartTotals(cartStore().get()).quantity,
    () => 0,
  )
}

/** How many of one product are in the cart, over all of its variants; 0 = none. */
export function useOrderQuantity(product: ProductIdentity): number {
  return useSyncExternalStore(
    subscribe,
    () => countUnits(cartStore().get(), product),
    () => 0,
  )
}

/** Applies a rule of the cart and shows its toast: with an undo when a product was removed, with ways on when one was added.
 *  @param chosen quantity on the stepper, of which a first add takes one: the toast offers the others */
export function changeCart(rule: (cart: Cart) => CartChange, chosen = 1): CartChange {
  const change = cartStore().change(rule)
  const { notice, removedItem } = change
  const undo = removedItem && (() => changeCart((cart) => restoreItem(cart, removedItem)))
  if (notice) notify(notice, undo ? [{ key: "cart.undo", act: undo }] : noticeActions(change, chosen))
  return change
}

function noticeActions({ cart, notice }: CartChange, chosen: number): NoticeAction[] {
  const isAdded = notice?.key === "cart.toast.added" || notice?.key === "cart.toast.addedMore"
  // Where the cart is in view already there is nothing to open.
  if (!isAdded || !canOpenCart()) return []
  const view: NoticeAction = { key: "cart.view", act: openCart }
  const added = cart.at(-1)
  const n = chosen - 1
  if (notice.key !== "cart.toast.added" || !added || n < 1) return [view]
  return [{ key: "cart.addRest", values: { n }, act: () => changeCart((now) => addToCart(now, added, n)) }, view]
}
