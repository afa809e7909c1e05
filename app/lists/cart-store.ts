import { type Cart, emptyCart } from "#core/cart/cart.ts"
import { readStoredCart, storedCart } from "#core/cart/stored-cart.ts"
import { createListStore } from "../browser/list-store.ts"
import { cartKey, type StoredText, storedText } from "../browser/stored-text.ts"

export type CartStore = {
  get(): Cart
  /** Applies a rule to the cart as it is now in all tabs; keeps and tells what came out of it. */
  change<Result extends { cart: Cart }>(rule: (cart: Cart) => Result): Result
  subscribe(listener: () => void): () => void
}

const format = { empty: emptyCart, read: readStoredCart, write: storedCart }

/** A cart in a stored text. Where nothing can be stored, it lives as long as the page. */
export function createCartStore(storage: StoredText): CartStore {
  const store = createListStore(storage, format)
  return { ...store, change: (rule) => store.change(rule, ({ cart }) => cart) }
}

let store: CartStore | undefined

/** The cart of this browser. Only after hydration: a server has none. */
export function cartStore(): CartStore {
  store ??= createCartStore(storedText(cartKey, () => localStorage, window))
  return store
}
