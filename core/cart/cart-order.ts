import type { OrderedLine } from "../orders/order.ts"
import { type OrderChange, toChoiceNames } from "../orders/order-change.ts"
import type { Quote } from "../orders/order-quote.ts"
import type { Cart, CartItem } from "./cart.ts"

/** Key of a cart's line within an order. */
type LineName = Pick<OrderedLine, "slug" | "variant">

/** The lines of an order for a whole cart, at the prices that the cart shows. */
export function cartLines(cart: Cart): OrderedLine[] {
  return cart.map(({ slug, orderQuantity, price, choice }) => ({
    slug,
    quantity: orderQuantity,
    color: choice?.colorName ?? "",
    ...(choice && { size: choice.sizeName, variant: choice.sku }),
    unitPrice: price,
  }))
}

const isLineOf = (item: CartItem, { slug, variant }: LineName): boolean =>
  item.slug === slug && (item.choice?.sku ?? "") === (variant ?? "")

/** The cart after an order for it was rejected: with the present prices, no more units than can be had, and without what
 *  cannot be had at all. Lines that came into the cart meanwhile stay as they are.
 *  @param requested the lines that the quote answers */
export function cartAsQuoted(cart: Cart, requested: readonly LineName[], quote: Quote): Cart {
  const answers = new Map(quote.lines.map((line) => [line.index, line]))
  return cart.flatMap((item) => {
    const index = requested.findIndex((line) => isLineOf(item, line))
    if (index < 0) return item
    const line = answers.get(index)
    if (!line) return []
    const orderQuantity = Math.min(item.orderQuantity, line.quantity)
    return { ...item, price: line.unitPrice, quantity: line.available, orderQuantity }
  })
}

/** A quote whose changes call the lines as the cart shows them: with colour and size, and by the title where the shop knows
 *  none for what it sells no more.
 *  @param requested the lines that the quote answers */
export function titledByCart(quote: Quote, requested: readonly LineName[], cart: Cart): Quote {
  const titled = (change: OrderChange): OrderChange => {
    if (change.kind !== "gone" && change.kind !== "price" && change.kind !== "stock") return change
    const line = change.index === undefined ? { slug: change.slug } : requested[change.index]
    const item = line && cart.find((one) => isLineOf(one, line))
    if (!item) return change
    const { colorName, sizeName } = item.choice ?? {}
    const title = change.kind === "gone" ? item.title : change.title
    return { ...change, title, ...toChoiceNames({ color: colorName ?? null, size: sizeName ?? null }) }
  }
  return { ...quote, changes: quote.changes.map(titled) }
}
