import type { Cart } from "./cart.ts"
import type { OrderedLine } from "./order.ts"
import type { Quote } from "./order-quote.ts"

/** The lines of an order for a whole cart, at the prices that the cart shows. */
export function cartLines(cart: Cart): OrderedLine[] {
  return cart.map(({ slug, orderQuantity, price }) => ({ slug, quantity: orderQuantity, color: "", unitPrice: price }))
}

/** The cart after an order for it was refused: with the present prices, no more units than can be had, and without what
 *  cannot be had at all. Products that came into the cart meanwhile stay as they are.
 *  @param asked the lines that the quote answers */
export function cartAsQuoted(cart: Cart, asked: Pick<OrderedLine, "slug">[], quote: Quote): Cart {
  const answers = new Map(quote.lines.map((line) => [asked[line.index]?.slug, line]))
  const wanted = new Set(asked.map(({ slug }) => slug))
  return cart.flatMap((item) => {
    if (!wanted.has(item.slug)) return item
    const line = answers.get(item.slug)
    if (!line) return []
    const orderQuantity = Math.min(item.orderQuantity, line.quantity)
    return { ...item, price: line.unitPrice, quantity: line.available, orderQuantity }
  })
}

/** A quote whose changes call the products by the titles that the cart shows: the shop knows none for what it sells no
 *  more. */
export function titledByCart(quote: Quote, cart: Cart): Quote {
  const titles = new Map(cart.map(({ slug, title }) => [slug, title]))
  const changes = quote.changes.map((change) =>
    change.kind === "gone" ? { ...change, title: titles.get(change.slug) ?? change.title } : change,
  )
  return { ...quote, changes }
}
