import { useSyncExternalStore } from "react"
import { type Cart, type CartChange, cartTotals, emptyCart, restoreItem, unitsOf } from "#core/cart/cart.ts"
import type { ProductIdentity } from "#core/cart/same-product.ts"
import { notify } from "../ui/notify.ts"
import { cartStore } from "./cart-store.ts"

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
    () => unitsOf(cartStore().get(), product),
    () => 0,
  )
}

/** Applies a rule of the cart and shows its toast, with an undo when a product was removed. */
export function changeCart(rule: (cart: Cart) => CartChange): CartChange {
  const change = cartStore().change(rule)
  const { notice, removedItem } = change
  if (notice) notify(notice, removedItem && (() => changeCart((cart) => restoreItem(cart, removedItem))))
  return change
}
