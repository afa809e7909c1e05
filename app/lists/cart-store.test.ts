import { expect, test } from "vitest"
import { addToCart, clear, emptyCart } from "#core/cart/cart.ts"
import type { CartProduct } from "#core/cart/cart-product.ts"
import { cartKey, storedText } from "../browser/stored-text.ts"
import { createCartStore } from "./cart-store.ts"

const product: CartProduct = {
  id: 4,
  documentId: "doc-4",
  slug: "nova-12",
  title: "Nova 12",
  productType: "electronics",
  status: "in-stock",
  quantity: 5,
  price: 8_990_000,
  lastPrice: null,
  discount: 0,
  image: null,
}

/** A browser's storage with a limit, seen by several tabs. */
function browserStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (n) => [...texts.keys()][n] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > limit) throw new DOMException("full", "QuotaExceededError")
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

function tabOf(storage: Storage) {
  const page = new EventTarget()
  const store = createCartStore(storedText(cartKey, () => storage, page))
  const notifications: number[] = []
  const leave = store.subscribe(() => notifications.push(store.get().length))
  const hear = (key: string | null) => page.dispatchEvent(Object.assign(new Event("storage"), { key }))
  return { store, told: notifications, leave, hear, page }
}

const add = (cart: Parameters<typeof addToCart>[0]) => addToCart(cart, product, 1)

test("keeps the cart over a reload", () => {
  const storage = browserStorage()
  tabOf(storage).store.change(add)
  expect(tabOf(storage).store.get()).toMatchObject([{ slug: "nova-12", orderQuantity: 1 }])
})

test("tells its listeners of a change, and of nothing else", () => {
  const { store, told: notifications, leave } = tabOf(browserStorage())
  store.change(add)
  store.change((cart) => addToCart(cart, { ...product, status: "out-of-stock" }, 1))
  expect(notifications).toEqual([1])
  leave()
  store.change(clear)
  expect(notifications).toEqual([1])
})

test("follows another tab", () => {
  const storage = browserStorage()
  const [here, there] = [tabOf(storage), tabOf(storage)]
  there.store.change(add)
  here.hear("wishlist_products")
  expect(here.store.get()).toBe(emptyCart)
  here.hear(cartKey)
  expect(here.store.get()).toHaveLength(1)
  expect(here.told).toEqual([1])
})

test("empties when the storage is cleared elsewhere", () => {
  const storage = browserStorage()
  const tab = tabOf(storage)
  tab.store.change(add)
  storage.clear()
  tab.hear(null)
  expect(tab.store.get()).toEqual([])
})

test("catches up when the page comes back out of the browser's cache", () => {
  const storage = browserStorage()
  const tab = tabOf(storage)
  tabOf(storage).store.change(add)
  tab.page.dispatchEvent(new Event("pageshow"))
  expect(tab.store.get()).toHaveLength(1)
})

test("does not lose what another tab has added without being heard", () => {
  const storage = browserStorage()
  const [here, there] = [tabOf(storage), tabOf(storage)]
  there.store.change(add)
  here.store.change(add)
  expect(here.store.get()).toMatchObject([{ orderQuantity: 2 }])
})

test("works on while the storage is full", () => {
  const { store } = tabOf(browserStorage(0))
  store.change(add)
  store.change(add)
  expect(store.get()).toMatchObject([{ orderQuantity: 2 }])
})

test("works on while the storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError")
  }
  const store = createCartStore(storedText(cartKey, blocked, new EventTarget()))
  store.change(add)
  expect(store.get()).toHaveLength(1)
})

test("starts empty on broken content", () => {
  const storage = browserStorage()
  storage.setItem(cartKey, '[{"title":')
  expect(tabOf(storage).store.get()).toEqual([])
})
