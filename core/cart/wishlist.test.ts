import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { emptyList, type SavedProduct } from "./saved-list.ts"
import { addSharedItems, removeWishlistItem, restoreWishlistItem, toggleWishlistItem } from "./wishlist.ts"

function productOf(slug: string): SavedProduct {
  return { id: slug, documentId: `doc-${slug}`, slug, title: slug.toUpperCase(), productType: "beauty", image: null }
}

const [rose, amber, cream] = [productOf("rose"), productOf("ambre"), productOf("creme")]

test("adds a product that is absent", { tags: ["@4-wishlist-toggle"] }, () => {
  const { list, notice } = toggleWishlistItem(emptyList, rose)
  expect(list).toEqual([rose])
  expect(notice).toEqual({ key: "wishlist.toast.added", values: { title: "ROSE" }, style: "success" })
})

test("removes a product that is present", { tags: ["@4-wishlist-toggle"] }, () => {
  const { list, notice } = toggleWishlistItem([amber, rose], rose)
  expect(list).toEqual([amber])
  expect(notice).toEqual({ key: "wishlist.toast.removed", values: { title: "ROSE" }, style: "error" })
})

test("keeps of a product what the list shows, not its price or stock", () => {
  const { list } = toggleWishlistItem(emptyList, { ...rose, price: 100, quantity: 3 } as SavedProduct)
  expect(list).toEqual([rose])
})

test("knows a product under its new slug", () => {
  expect(toggleWishlistItem([rose], { ...rose, slug: "rose-2026" }).list).toEqual([])
})

describe("the explicit removal", () => {
  test("removes, and can be undone at its place", { tags: ["@4-wishlist-remove"] }, () => {
    const removed = removeWishlistItem([amber, rose, cream], rose)
    expect(removed.list).toEqual([amber, cream])
    expect(removed.removedItem && restoreWishlistItem(removed.list, removed.removedItem).list).toEqual([
      amber,
      rose,
      cream,
    ])
  })

  test("does nothing where the product is not", () => {
    const list = [amber]
    expect(removeWishlistItem(list, rose)).toEqual({ list, notice: null })
  })

  test("undone twice puts the product back once", () => {
    const removedItem = { item: rose, at: 0 }
    const { list } = restoreWishlistItem([amber], removedItem)
    expect(restoreWishlistItem(list, removedItem).list).toBe(list)
  })
})

test("takes in what is new of a shared list and says how many", () => {
  const { list, notice } = addSharedItems([amber], [rose, amber])
  expect(list).toEqual([amber, rose])
  expect(notice).toEqual({ key: "wishlist.toast.addedMany", values: { n: 1 }, style: "success" })
  expect(addSharedItems(list, [rose]).list).toBe(list)
  expect(addSharedItems(list, [rose]).notice?.key).toBe("wishlist.toast.noneAdded")
})

test("through any toggles: a product is there exactly when it was toggled an odd number of times, and once", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (toggles) => {
      let list = emptyList
      for (const n of toggles) list = toggleWishlistItem(list, productOf(`product-${n}`)).list
      const odd = [0, 1, 2, 3, 4, 5].filter((n) => toggles.filter((each) => each === n).length % 2 === 1)
      expect(list.map(({ slug }) => slug).toSorted()).toEqual(odd.map((n) => `product-${n}`))
    }),
  )
})
