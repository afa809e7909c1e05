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
  remove,
  restoreItem,
} from "./cart.ts"
import type { CartProduct } from "./cart-product.ts"
import { cartProduct } from "./testing/cart-product.ts"

describe("adding", () => {
  test("takes a new product in with orderQuantity 1, whatever was chosen", { tags: ["@4-cart-first-quantity"] }, () => {
    const { cart, notice } = addToCart(emptyCart, cartProduct(), 3)
    expect(cart).toMatchObject([{ slug: "sac-casbah", orderQuantity: 1 }])
    expect(notice).toEqual({ key: "cart.toast.added", values: { title: "Sac Casbah" }, style: "success" })
  })

  test("adds the chosen quantity to a product that is already there", {
    tags: ["@4-cart-adds-chosen-quantity"],
  }, () => {
    const { cart } = addToCart(emptyCart, cartProduct(), 1)
    const change = addToCart(cart, cartProduct(), 4)
    expect(change.cart).toMatchObject([{ orderQuantity: 5 }])
    expect(change.notice).toEqual({
      key: "cart.toast.addedMore",
      values: { n: 4, title: "Sac Casbah" },
      style: "success",
    })
    expect(change.resetsChosen).toBe(false)
  })

  test("refuses an out-of-stock product", { tags: ["@4-cart-out-of-stock"] }, () => {
    const change = addToCart(emptyCart, cartProduct({ status: "out-of-stock" }), 1)
    expect(change.cart).toBe(emptyCart)
    expect(change.notice).toEqual({
      key: "cart.toast.outOfStock",
      values: { title: "Sac Casbah" },
      style: "error",
    })
  })

  test("refuses a product of which no unit is left", () => {
    expect(addToCart(emptyCart, cartProduct({ quantity: 0 }), 1).notice?.key).toBe("cart.toast.outOfStock")
  })

  test("refuses more than the stock and resets the chosen quantity", { tags: ["@4-cart-no-more-stock"] }, () => {
    const { cart } = addToCart(emptyCart, cartProduct(), 1)
    const change = addToCart(cart, cartProduct(), 5)
    expect(change.cart).toBe(cart)
    expect(change.notice).toMatchObject({ key: "cart.toast.noMoreStock", style: "error" })
    expect(change.resetsChosen).toBe(true)
  })

  test("keeps the product as it is now", () => {
    const { cart } = addToCart(emptyCart, cartProduct(), 1)
    const change = addToCart(cart, cartProduct({ price: 1_000_000 }), 1)
    expect(cartTotals(change.cart)).toEqual({ amount: 2_000_000, quantity: 2 })
  })
})

describe("in the cart", () => {
  const { cart: one } = addToCart(emptyCart, cartProduct({ quantity: 2 }), 1)
  const { cart: two } = increment(one, cartProduct())

  test("goes up while the stock allows", { tags: ["@5-cart-stock"] }, () => {
    expect(two).toMatchObject([{ orderQuantity: 2 }])
    expect(increment(two, cartProduct()).cart).toBe(two)
    expect(increment(two, cartProduct()).notice?.key).toBe("cart.toast.noMoreStock")
  })

  test("goes down with an information", { tags: ["@4-cart-decrement"] }, () => {
    const change = decrement(two, cartProduct())
    expect(change.cart).toMatchObject([{ orderQuantity: 1 }])
    expect(change.notice).toEqual({
      key: "cart.toast.decremented",
      values: { title: "Sac Casbah" },
      style: "info",
    })
  })

  test("does not go below 1", () => {
    expect(decrement(one, cartProduct())).toEqual({ cart: one, notice: null, resetsChosen: false })
  })

  test("removes a product", { tags: ["@4-cart-remove"] }, () => {
    const change = remove(two, cartProduct())
    expect(change.cart).toEqual([])
    expect(change.notice).toEqual({ key: "cart.toast.removed", values: { title: "Sac Casbah" }, style: "error" })
  })

  test("comes back where it was when a removal is undone", () => {
    const both = addToCart(two, cartProduct({ slug: "nova-12" }), 1).cart
    const { cart, removedItem } = remove(both, cartProduct())
    expect(removedItem && restoreItem(cart, removedItem).cart).toEqual(both)
    expect(removedItem && restoreItem(both, removedItem).cart).toBe(both)
  })

  test("is emptied without a message", () => {
    expect(clear(two)).toEqual({ cart: [], notice: null, resetsChosen: false })
  })

  test("leaves a cart without the product as it is", () => {
    const other = cartProduct({ slug: "nova-12" })
    for (const rule of [increment, decrement, remove]) expect(rule(one, other).cart).toBe(one)
  })
})

describe("through any acts of a shopper", () => {
  const products = fc
    .uniqueArray(fc.record({ n: fc.nat(5), quantity: fc.nat(4), price: fc.nat(1_000_000) }), {
      selector: ({ n }) => n,
      minLength: 1,
    })
    .map((list) => list.map(({ n, ...rest }) => cartProduct({ slug: `product-${n}`, ...rest })))
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
