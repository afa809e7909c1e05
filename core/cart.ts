import type { Centimes } from "./money.ts"
import type { Notice } from "./notice.ts"
import type { Product } from "./product.ts"
import { isSameProduct, type ProductIdentity, putBack, type TakenOut } from "./same-product.ts"

/** What the cart keeps of a product. `id` is a text in carts of an earlier shop. */
export type CartProduct = Pick<
  Product,
  "documentId" | "slug" | "title" | "productType" | "status" | "quantity" | "price" | "lastPrice" | "discount" | "image"
> & { id: number | string }

/** A product plus how many of it are ordered (specification, section 3). */
export type CartItem = CartProduct & { orderQuantity: number }

export type Cart = readonly CartItem[]

export type CartNotice = Notice<
  | "cart.toast.outOfStock"
  | "cart.toast.noMoreStock"
  | "cart.toast.addedMore"
  | "cart.toast.added"
  | "cart.toast.decremented"
  | "cart.toast.removed"
>

export type CartChange = {
  /** The same object when nothing changed. */
  cart: Cart
  notice: CartNotice | null
  /** The chosen quantity goes back to 1. */
  resetsChosen: boolean
  /** What was removed, for an undo. */
  takenOut?: TakenOut<CartItem>
}

export const emptyCart: Cart = []

/** The part of a product that the cart keeps. */
export function cartProduct(product: CartProduct): CartProduct {
  const { id, documentId, slug, title, productType, status, quantity, price, lastPrice, discount, image } = product
  return { id, documentId, slug, title, productType, status, quantity, price, lastPrice, discount, image }
}

export function findItem(cart: Cart, product: ProductIdentity): CartItem | undefined {
  return cart.find((item) => isSameProduct(item, product))
}

function replaced(cart: Cart, item: CartItem): Cart {
  return cart.map((other) => (isSameProduct(other, item) ? item : other))
}

function changed(cart: Cart, notice: CartNotice | null): CartChange {
  return { cart, notice, resetsChosen: false }
}

/** Adds one product to a cart, as in section 4 "Cart" of the specification.
 *  @param chosen quantity on the stepper, 1 or more; used only for a product that is already there
 *  @returns the new cart and the notice to show; the cart is the same object when refused */
export function addToCart(cart: Cart, product: CartProduct, chosen: number): CartChange {
  const { title } = product
  if (product.status === "out-of-stock" || product.quantity < 1) {
    return changed(cart, { key: "cart.toast.outOfStock", values: { title }, style: "error" })
  }
  const item = findItem(cart, product)
  if (!item) {
    const first = { ...cartProduct(product), orderQuantity: 1 }
    return changed([...cart, first], { key: "cart.toast.added", values: { title }, style: "success" })
  }
  const orderQuantity = item.orderQuantity + chosen
  if (orderQuantity > product.quantity) {
    return { cart, notice: { key: "cart.toast.noMoreStock", values: {}, style: "error" }, resetsChosen: true }
  }
  const more = { ...cartProduct(product), orderQuantity }
  return changed(replaced(cart, more), {
    key: "cart.toast.addedMore",
    values: { n: chosen, title },
    style: "success",
  })
}

/** One more of a product that is in the cart, if its stock allows. */
export function increment(cart: Cart, product: ProductIdentity): CartChange {
  const item = findItem(cart, product)
  return item ? addToCart(cart, item, 1) : changed(cart, null)
}

/** One less of a product, never below 1: removing is an act of its own. */
export function decrement(cart: Cart, product: ProductIdentity): CartChange {
  const item = findItem(cart, product)
  if (!item || item.orderQuantity <= 1) return changed(cart, null)
  const less = { ...item, orderQuantity: item.orderQuantity - 1 }
  return changed(replaced(cart, less), {
    key: "cart.toast.decremented",
    values: { title: item.title },
    style: "info",
  })
}

export function remove(cart: Cart, product: ProductIdentity): CartChange {
  const at = cart.findIndex((item) => isSameProduct(item, product))
  const item = cart[at]
  if (!item) return changed(cart, null)
  const notice = { key: "cart.toast.removed", values: { title: item.title }, style: "error" } as const
  return { ...changed(cart.toSpliced(at, 1), notice), takenOut: { item, at } }
}

/** Undoes a removal: the product comes back where it was, as many as there were. */
export function putBackItem(cart: Cart, takenOut: TakenOut<CartItem>): CartChange {
  const { title } = takenOut.item
  return changed(putBack(cart, takenOut), { key: "cart.toast.added", values: { title }, style: "success" })
}

/** Empties the cart. The shopper has confirmed it before (specification, section 5). */
export function clear(cart: Cart): CartChange {
  return changed(cart.length === 0 ? cart : emptyCart, null)
}

/** Price × quantity of one line. */
export function lineTotal(item: CartItem): Centimes {
  return item.price * item.orderQuantity
}

/** The totals of section 4: the sum of price × orderQuantity, and the sum of quantities. */
export function cartTotals(cart: Cart): { amount: Centimes; quantity: number } {
  return {
    amount: cart.reduce((sum, item) => sum + lineTotal(item), 0),
    quantity: cart.reduce((sum, item) => sum + item.orderQuantity, 0),
  }
}
