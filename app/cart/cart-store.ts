import { type Cart, emptyCart } from "#core/cart.ts"
import { readStoredCart, storedCart } from "#core/stored-cart.ts"
import { cartKey, type StoredText, storedText } from "./cart-storage.ts"

export type CartStore = {
  get(): Cart
  /** Applies a rule to the cart as it is now in all tabs; keeps and tells what came out of it. */
  change<Result extends { cart: Cart }>(rule: (cart: Cart) => Result): Result
  subscribe(listener: () => void): () => void
}

/** A cart that is kept in a stored text. Where nothing can be stored, it lives as long as the page. */
export function createCartStore(storage: StoredText): CartStore {
  const listeners = new Set<() => void>()
  let cart = emptyCart
  let seen: string | null = null
  let watching = () => {}

  function tell() {
    for (const listener of listeners) listener()
  }

  /** Reads what another tab, or an earlier visit, has written since the last look. */
  function catchUp() {
    const text = storage.read()
    if (text === seen) return false
    seen = text
    cart = readStoredCart(text)
    return true
  }

  catchUp()

  return {
    get: () => cart,
    change(rule) {
      const caughtUp = catchUp()
      const result = rule(cart)
      if (result.cart !== cart) {
        cart = result.cart
        const text = storedCart(cart)
        if (storage.write(text)) seen = text
        tell()
      } else if (caughtUp) tell()
      return result
    },
    subscribe(listener) {
      if (listeners.size === 0) watching = storage.watch(() => catchUp() && tell())
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) watching()
      }
    },
  }
}

let store: CartStore | undefined

/** The cart of this browser. Only after hydration: a server has none. */
export function cartStore(): CartStore {
  store ??= createCartStore(storedText(cartKey, () => localStorage, window))
  return store
}
