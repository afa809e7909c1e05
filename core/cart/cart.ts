import type { Notice } from "../content/notice.ts"
import type { Centimes } from "../money.ts"
import { type CartProduct, cartProduct, titleWithChoice } from "./cart-product.ts"
import { isSameLine, isSameProduct, type LineIdentity, type RemovedItem, restore } from "./same-product.ts"

/** A product plus how many of it are ordered (specification, section 3). */
export type CartItem = CartProduct & { orderQuantity: number }

export type Cart = readonly CartItem[]

export type CartNotice = Notice<
  | "cart.toast.outOfStock"
  | "cart.toast.noMoreStock"
  | "cart.toast.addedMore"
  | "cart.toast.added"
  | "cart.toast.chosen"
  | "cart.toast.decremented"
  | "cart.toast.removed"
>

export type CartChange = {
  /** The same object when nothing changed. */
  cart: Cart
  notice: CartNotice | null
  /** The chosen quantity goes back to 1. */
  resetsChosen: boolean
  /** The removed item, for undo. */
  removedItem?: RemovedItem<CartItem>
}

export const emptyCart: Cart = []

/** The line of a variant: of a product's only variant also the one that a card added, which names no choice. Without a
 *  variant, the first line of the product. */
export function findItem(cart: Cart, product: LineIdentity): CartItem | undefined {
  const item = cart.find((one) => isSameLine(one, product))
  if (item) return item
  return cart.find((one) => isSameProduct(one, product) && !(product.choice && (one.choice || one.needsChoice)))
}

/** Key of a line within its cart. A product's only line keeps it when the shop tells the variant that a card did not know: a line
 *  that is rendered anew would lose the focus, and the press that is just happening. */
export function itemKey(cart: readonly CartProduct[], { slug, choice }: CartProduct): string {
  const isOnly = cart.filter((other) => other.slug === slug).length === 1
  return choice && !isOnly ? `${slug} ${choice.variant}` : slug
}

/** Counts the units of a product in a cart, over all of its variants. */
export function countUnits(cart: Cart, product: LineIdentity): number {
  return cart.reduce((sum, item) => (isSameProduct(item, product) ? sum + item.orderQuantity : sum), 0)
}

function replaced(cart: Cart, before: CartItem, item: CartItem): Cart {
  return cart.map((other) => (other === before ? item : other))
}

function changed(cart: Cart, notice: CartNotice | null): CartChange {
  return { cart, notice, resetsChosen: false }
}

const isSold = ({ status, quantity }: CartProduct): boolean => status === "in-stock" && quantity > 0

const outOfStock = (cart: Cart, product: CartProduct): CartChange =>
  changed(cart, { key: "cart.toast.outOfStock", values: { title: titleWithChoice(product) }, style: "error" })

/** Adds one product to a cart, as in section 4 "Cart" of the specification. A line whose variant has to be chosen becomes
 *  the variant that is added.
 *  @param chosen quantity on the stepper, 1 or more; used only for a product that is already there
 *  @returns the new cart and the notice to show; the cart is the same object when rejected */
export function addToCart(cart: Cart, product: CartProduct, chosen: number): CartChange {
  if (!isSold(product)) return outOfStock(cart, product)
  const title = titleWithChoice(product)
  const item = findItem(cart, product)
  const unchosen = product.choice && cart.find((one) => one.needsChoice && isSameProduct(one, product))
  if (unchosen) return withChoice(cart, unchosen, product)
  if (item) return addUnits(cart, item, product, chosen)
  const first = { ...cartProduct(product), orderQuantity: 1 }
  return changed([...cart, first], { key: "cart.toast.added", values: { title }, style: "success" })
}

/** More units of a line, if the stock allows.
 *  @param product as it is sold now */
function addUnits(cart: Cart, item: CartItem, product: CartProduct, units: number): CartChange {
  const orderQuantity = item.orderQuantity + units
  if (orderQuantity > product.quantity) {
    return { cart, notice: { key: "cart.toast.noMoreStock", values: {}, style: "error" }, resetsChosen: true }
  }
  const more = { ...item, ...cartProduct(product), orderQuantity }
  return changed(replaced(cart, item, more), {
    key: "cart.toast.addedMore",
    values: { n: units, title: titleWithChoice(more) },
    style: "success",
  })
}

/** Sets the chosen variant of a line, and merges it with a line that has this variant already. Units stay within those for
 *  sale. */
function withChoice(cart: Cart, unchosen: CartItem, product: CartProduct): CartChange {
  const same = findItem(cart, product)
  const wanted = unchosen.orderQuantity + (same?.orderQuantity ?? 0)
  const item = { ...cartProduct(product), orderQuantity: Math.min(wanted, product.quantity) }
  const others = cart.filter((other) => other !== same)
  const notice = { key: "cart.toast.chosen", values: { title: titleWithChoice(product) }, style: "success" } as const
  return changed(replaced(others, unchosen, item), notice)
}

/** One more of a product that is in the cart, if its stock allows. */
export function increment(cart: Cart, product: LineIdentity): CartChange {
  const item = findItem(cart, product)
  if (!item) return changed(cart, null)
  return isSold(item) ? addUnits(cart, item, item, 1) : outOfStock(cart, item)
}

/** One less of a product, never below 1: removing is a separate function. */
export function decrement(cart: Cart, product: LineIdentity): CartChange {
  const item = findItem(cart, product)
  if (!item || item.orderQuantity <= 1) return changed(cart, null)
  const less = { ...item, orderQuantity: item.orderQuantity - 1 }
  return changed(replaced(cart, item, less), {
    key: "cart.toast.decremented",
    values: { title: titleWithChoice(item) },
    style: "info",
  })
}

export function remove(cart: Cart, product: LineIdentity): CartChange {
  const item = findItem(cart, product)
  if (!item) return changed(cart, null)
  const at = cart.indexOf(item)
  const notice = { key: "cart.toast.removed", values: { title: titleWithChoice(item) }, style: "error" } as const
  return { ...changed(cart.toSpliced(at, 1), notice), removedItem: { item, at } }
}

/** Undoes a removal: the product comes back where it was, as many as there were. */
export function restoreItem(cart: Cart, removedItem: RemovedItem<CartItem>): CartChange {
  const title = titleWithChoice(removedItem.item)
  return changed(restore(cart, removedItem), { key: "cart.toast.added", values: { title }, style: "success" })
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
