import { type Cart, type CartItem, type CartProduct, cartProduct, findItem } from "./cart.ts"
import type { Centimes } from "./money.ts"

/** What the shop says now about a slug that a cart holds; null = not sold any more. */
export type CurrentLine = { slug: string; product: CartProduct | null }

type Change =
  | { kind: "price"; was: Centimes; now: Centimes }
  | { kind: "fewer"; left: number }
  | { kind: "out-of-stock" }
  | { kind: "gone" }

/** One thing that is not as it was when the product was put into the cart. */
export type LineChange = Change & { slug: string; title: string }

function refreshedItem(item: CartItem, product: CartProduct | null): { item: CartItem | null; changes: Change[] } {
  if (!product) return { item: null, changes: [{ kind: "gone" }] }
  if (product.status === "out-of-stock" || product.quantity < 1) {
    return { item: null, changes: [{ kind: "out-of-stock" }] }
  }
  const changes: Change[] = []
  if (product.price !== item.price) changes.push({ kind: "price", was: item.price, now: product.price })
  if (product.quantity < item.orderQuantity) changes.push({ kind: "fewer", left: product.quantity })
  const orderQuantity = Math.min(item.orderQuantity, product.quantity)
  return { item: { ...cartProduct(product), orderQuantity }, changes }
}

/** Brings a cart up to the shop's present prices and stock (decision "Cart stock").
 *  Lines that were not asked about stay as they are; two lines that turn out to be one product become one.
 *  @returns the new cart and what changed, in the order of the cart */
export function refreshCart(cart: Cart, current: CurrentLine[]): { cart: Cart; changes: LineChange[] } {
  const answers = new Map(current.map((line) => [line.slug, line.product]))
  const items: CartItem[] = []
  const changes: LineChange[] = []
  for (const old of cart) {
    const answer = answers.get(old.slug)
    const { item, changes: found } = answer === undefined ? { item: old, changes: [] } : refreshedItem(old, answer)
    if (item && findItem(items, item)) continue
    if (item) items.push(item)
    const { slug, title } = item ?? answer ?? old
    changes.push(...found.map((change) => ({ ...change, slug, title })))
  }
  return { cart: items, changes }
}
