import { describe, expect, test } from "vitest"
import {
  addToCart,
  type Cart,
  countUnits,
  decrement,
  emptyCart,
  findItem,
  increment,
  itemKey,
  remove,
  restoreItem,
} from "./cart.ts"
import type { CartProduct } from "./cart-product.ts"
import { cartProduct } from "./testing/cart-product.ts"

describe("with variants", () => {
  const sized = (size: string, changes: Partial<CartProduct> = {}) =>
    cartProduct({
      slug: "baskets-tell",
      title: "Baskets Tell",
      ...changes,
      choice: { variant: `doc-${size}`, sku: `TELL-${size}`, color: "noir", size, colorName: "Noir", sizeName: size },
    })
  const unchosen = cartProduct({ slug: "baskets-tell", title: "Baskets Tell" })
  const inCart = (...items: [CartProduct, number][]): Cart =>
    items.map(([product, orderQuantity]) => ({ ...product, orderQuantity }))
  const sizesOf = (cart: Cart) => cart.map(({ choice, orderQuantity }) => [choice?.size, orderQuantity])

  test("two sizes of a product are two lines, told apart by their keys and named in the toast", () => {
    const one = addToCart(emptyCart, sized("41"), 1)
    const { cart } = addToCart(one.cart, sized("42"), 1)
    expect(sizesOf(cart)).toEqual([
      ["41", 1],
      ["42", 1],
    ])
    expect(one.notice?.values).toEqual({ title: "Baskets Tell · Noir · 41" })
    expect(cart.map((item) => itemKey(cart, item))).toEqual(["baskets-tell doc-41", "baskets-tell doc-42"])
    expect(countUnits(cart, unchosen)).toBe(2)
  })

  test("a product's only line keeps its key when its variant becomes known", () => {
    for (const item of [unchosen, sized("41")]) expect(itemKey([item], item)).toBe("baskets-tell")
  })

  test("each has its own stock", () => {
    const cart = inCart([sized("41", { quantity: 2 }), 2], [sized("42"), 1])
    expect(increment(cart, sized("41")).notice?.key).toBe("cart.toast.noMoreStock")
    expect(sizesOf(increment(cart, sized("42")).cart)).toEqual([
      ["41", 2],
      ["42", 2],
    ])
  })

  test("less and removing are about one of them, and an undo brings that one back", () => {
    const cart = inCart([sized("41"), 2], [sized("42"), 2])
    expect(sizesOf(decrement(cart, sized("42")).cart)).toEqual([
      ["41", 2],
      ["42", 1],
    ])
    const { cart: left, removedItem } = remove(cart, sized("41"))
    expect(sizesOf(left)).toEqual([["42", 2]])
    expect(removedItem && restoreItem(left, removedItem).cart).toEqual(cart)
  })

  test("a line without a choice becomes the variant that is added, with no more units than there are", () => {
    const cart = inCart([{ ...unchosen, needsChoice: true }, 3], [cartProduct(), 1])
    const { cart: chosen, notice } = addToCart(cart, sized("42", { quantity: 2 }), 1)
    expect(chosen).toMatchObject([{ choice: { size: "42" }, orderQuantity: 2 }, { slug: "sac-casbah" }])
    expect(notice).toMatchObject({ key: "cart.toast.chosen", values: { title: "Baskets Tell · Noir · 42" } })
  })

  test("it joins the line that the variant has already", () => {
    const cart = inCart([sized("42", { quantity: 9 }), 1], [{ ...unchosen, needsChoice: true }, 3])
    const { cart: joined } = addToCart(cart, sized("42", { quantity: 9 }), 1)
    expect(sizesOf(joined)).toEqual([["42", 4]])
    expect(joined[0]?.needsChoice).toBeUndefined()
  })

  test("more of one variant leaves the line without a choice alone", () => {
    const cart = inCart([sized("42"), 1], [unchosen, 1])
    expect(sizesOf(increment(cart, sized("42")).cart)).toEqual([
      ["42", 2],
      [undefined, 1],
    ])
  })

  test("a product's only variant is the line that a card added without naming it", () => {
    const { cart: fromCard } = addToCart(emptyCart, unchosen, 1)
    expect(findItem(fromCard, sized("41"))).toBe(fromCard[0])
    const { cart, notice } = addToCart(fromCard, sized("41"), 3)
    expect(sizesOf(cart)).toEqual([["41", 4]])
    expect(notice).toMatchObject({ key: "cart.toast.addedMore", values: { n: 3 } })
    expect(sizesOf(addToCart(cart, unchosen, 1).cart)).toEqual([["41", 5]])
    expect(addToCart(fromCard, sized("41", { quantity: 3 }), 3)).toMatchObject({ cart: fromCard, resetsChosen: true })
  })

  test("a product whose variant is not told means the line that is there", () => {
    const cart = inCart([sized("42"), 1])
    expect(sizesOf(addToCart(cart, unchosen, 1).cart)).toEqual([["42", 2]])
    expect(remove(cart, unchosen).cart).toEqual([])
  })
})
