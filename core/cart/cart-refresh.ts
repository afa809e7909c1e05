import type { Centimes } from "../money.ts"
import type { Cart, CartItem } from "./cart.ts"
import { type CartProduct, cartProduct, titleWithChoice } from "./cart-product.ts"
import { isSameLine } from "./same-product.ts"

/** Present state of a cart's line, found by its slug and its variant's documentId ("" = none is chosen); null = not
 *  sold any more. */
export type CurrentLine = { slug: string; variant: string; product: CartProduct | null }

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
 *  Lines that were not asked about stay as they are; two lines that turn out to be one become one.
 *  @returns the new cart and what changed, in the order of the cart */
export function refreshCart(cart: Cart, current: CurrentLine[]): { cart: Cart; changes: LineChange[] } {
  const nameOf = (slug: string, variant: string) => `${slug} ${variant}`
  const answers = new Map(current.map(({ slug, variant, product }) => [nameOf(slug, variant), product]))
  const items: CartItem[] = []
  const changes: LineChange[] = []
  for (const old of cart) {
    const answer = answers.get(nameOf(old.slug, old.choice?.variant ?? ""))
    const { item, changes: found } = answer === undefined ? { item: old, changes: [] } : refreshedItem(old, answer)
    const same = item && items.findIndex((one) => isSameLine(one, item))
    if (item && same !== null && same >= 0) {
      const units = (items[same]?.orderQuantity ?? 0) + item.orderQuantity
      items[same] = { ...item, orderQuantity: Math.min(units, item.quantity) }
      continue
    }
    if (item) items.push(item)
    const named = item ?? answer ?? old
    changes.push(...found.map((change) => ({ ...change, slug: named.slug, title: titleWithChoice(named) })))
  }
  return { cart: items, changes }
}
