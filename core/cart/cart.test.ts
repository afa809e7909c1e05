import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  addToCart,
  type Cart,
  cartTotals,
  clear,
  decrement,
  emptyCart,
  findItem,
  increment,
  itemKey,
  remove,
  restoreItem,
  unitsOf,
} from "./cart.ts"
import type { CartProduct } from "./cart-product.ts"

function productOf(changes: Partial<CartProduct> = {}): CartProduct {
  const slug = changes.slug ?? "sac-casbah"
  return {
    id: 1,
    documentId: `doc-${slug}`,
    slug,
    title: "Sac Casbah",
    productType: "fashion",
    status: "in-stock",
    quantity: 5,
    price: 1_890_000,
    lastPrice: null,
    discount: 0,
    image: null,
    ...changes,
  }
}

describe("adding", () => {
  test("takes a new product in with orderQuantity 1, whatever was chosen", { tags: ["@4-cart-first-quantity"] }, () => {
    const { cart, notice } = addToCart(emptyCart, productOf(), 3)
    expect(cart).toMatchObject([{ slug: "sac-casbah", orderQuantity: 1 }])
    expect(notice).toEqual({ key: "cart.toast.added", values: { title: "Sac Casbah" }, style: "success" })
  })

  test("adds the chosen quantity to a product that is already there", {
    tags: ["@4-cart-adds-chosen-quantity"],
  }, () => {
    const { cart } = addToCart(emptyCart, productOf(), 1)
    const change = addToCart(cart, productOf(), 4)
    expect(change.cart).toMatchObject([{ orderQuantity: 5 }])
    expect(change.notice).toEqual({
      key: "cart.toast.addedMore",
      values: { n: 4, title: "Sac Casbah" },
      style: "success",
    })
    expect(change.resetsChosen).toBe(false)
  })

  test("refuses an out-of-stock product", { tags: ["@4-cart-out-of-stock"] }, () => {
    const change = addToCart(emptyCart, productOf({ status: "out-of-stock" }), 1)
    expect(change.cart).toBe(emptyCart)
    expect(change.notice).toEqual({
      key: "cart.toast.outOfStock",
      values: { title: "Sac Casbah" },
      style: "error",
    })
  })

  test("refuses a product of which no unit is left", () => {
    expect(addToCart(emptyCart, productOf({ quantity: 0 }), 1).notice?.key).toBe("cart.toast.outOfStock")
  })

  test("refuses more than the stock and resets the chosen quantity", { tags: ["@4-cart-no-more-stock"] }, () => {
    const { cart } = addToCart(emptyCart, productOf(), 1)
    const change = addToCart(cart, productOf(), 5)
    expect(change.cart).toBe(cart)
    expect(change.notice).toMatchObject({ key: "cart.toast.noMoreStock", style: "error" })
    expect(change.resetsChosen).toBe(true)
  })

  test("keeps the product as it is now", () => {
    const { cart } = addToCart(emptyCart, productOf(), 1)
    const change = addToCart(cart, productOf({ price: 1_000_000 }), 1)
    expect(cartTotals(change.cart)).toEqual({ amount: 2_000_000, quantity: 2 })
  })
})

describe("in the cart", () => {
  const { cart: one } = addToCart(emptyCart, productOf({ quantity: 2 }), 1)
  const { cart: two } = increment(one, productOf())

  test("goes up while the stock allows", { tags: ["@5-cart-stock"] }, () => {
    expect(two).toMatchObject([{ orderQuantity: 2 }])
    expect(increment(two, productOf()).cart).toBe(two)
    expect(increment(two, productOf()).notice?.key).toBe("cart.toast.noMoreStock")
  })

  test("goes down with an information", { tags: ["@4-cart-decrement"] }, () => {
    const change = decrement(two, productOf())
    expect(change.cart).toMatchObject([{ orderQuantity: 1 }])
    expect(change.notice).toEqual({
      key: "cart.toast.decremented",
      values: { title: "Sac Casbah" },
      style: "info",
    })
  })

  test("does not go below 1", () => {
    expect(decrement(one, productOf())).toEqual({ cart: one, notice: null, resetsChosen: false })
  })

  test("removes a product", { tags: ["@4-cart-remove"] }, () => {
    const change = remove(two, productOf())
    expect(change.cart).toEqual([])
    expect(change.notice).toEqual({ key: "cart.toast.removed", values: { title: "Sac Casbah" }, style: "error" })
  })

  test("comes back where it was when a removal is undone", () => {
    const both = addToCart(two, productOf({ slug: "nova-12" }), 1).cart
    const { cart, removedItem } = remove(both, productOf())
    expect(removedItem && restoreItem(cart, removedItem).cart).toEqual(both)
    expect(removedItem && restoreItem(both, removedItem).cart).toBe(both)
  })

  test("is emptied without a message", () => {
    expect(clear(two)).toEqual({ cart: [], notice: null, resetsChosen: false })
  })

  test("leaves a cart without the product as it is", () => {
    const other = productOf({ slug: "nova-12" })
    for (const rule of [increment, decrement, remove]) expect(rule(one, other).cart).toBe(one)
  })
})

describe("through any acts of a shopper", () => {
  const products = fc
    .uniqueArray(fc.record({ n: fc.nat(5), quantity: fc.nat(4), price: fc.nat(1_000_000) }), {
      selector: ({ n }) => n,
      minLength: 1,
    })
    .map((list) => list.map(({ n, ...rest }) => productOf({ slug: `product-${n}`, ...rest })))
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom("add", "more", "less", "remove"),
      which: fc.nat(),
      chosen: fc.integer({ min: 1, max: 5 }),
    }),
  )

  function run(
    list: CartProduct[],
    { act, which, chosen }: { act: string; which: number; chosen: number },
    cart: Cart,
  ) {
    const product = list[which % list.length]
    if (!product) throw new Error("no product")
    if (act === "add") return addToCart(cart, product, chosen)
    return { more: increment, less: decrement, remove }[act as "more" | "less" | "remove"](cart, product)
  }

  test("stock, minimum and totals hold, and a refusal changes nothing", {
    tags: ["@4-cart-totals", "@5-cart-stock"],
  }, () => {
    fc.assert(
      fc.property(products, acts, (list, steps) => {
        let cart = emptyCart
        for (const step of steps) {
          const change = run(list, step, cart)
          const rejected = change.notice === null || /Stock$/.test(change.notice.key)
          expect(change.cart === cart).toBe(rejected)
          cart = change.cart
          for (const item of cart) {
            expect(item.orderQuantity).toBeGreaterThanOrEqual(1)
            expect(item.orderQuantity).toBeLessThanOrEqual(item.quantity)
            expect(findItem(cart, item)).toBe(item)
          }
          let amount = 0
          let quantity = 0
          for (const item of cart) {
            amount += item.price * item.orderQuantity
            quantity += item.orderQuantity
          }
          expect(cartTotals(cart)).toEqual({ amount, quantity })
        }
      }),
    )
  })
})

describe("with variants", () => {
  const sized = (size: string, changes: Partial<CartProduct> = {}) =>
    productOf({
      slug: "baskets-tell",
      title: "Baskets Tell",
      ...changes,
      choice: { variant: `doc-${size}`, sku: `TELL-${size}`, color: "noir", size, colorName: "Noir", sizeName: size },
    })
  const unchosen = productOf({ slug: "baskets-tell", title: "Baskets Tell" })
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
    expect(cart.map(itemKey)).toEqual(["baskets-tell doc-41", "baskets-tell doc-42"])
    expect(unitsOf(cart, unchosen)).toBe(2)
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
    const cart = inCart([unchosen, 3], [productOf(), 1])
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

  test("a product whose variant is not told means the line that is there", () => {
    const cart = inCart([sized("42"), 1])
    expect(sizesOf(addToCart(cart, unchosen, 1).cart)).toEqual([["42", 2]])
    expect(remove(cart, unchosen).cart).toEqual([])
  })
})
