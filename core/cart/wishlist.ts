import { isSameProduct, type ProductIdentity, type RemovedItem, restore } from "./same-product.ts"
import { findSaved, type SavedList, type SavedListChange, type SavedProduct, toSavedProduct } from "./saved-list.ts"

export type WishlistChange = SavedListChange<
  "wishlist.toast.added" | "wishlist.toast.removed" | "wishlist.toast.addedMany" | "wishlist.toast.noneAdded"
>

/** Adds a product that is not there, removes one that is (specification, section 4 "Wishlist"). */
export function toggleWishlistItem(list: SavedList, product: SavedProduct): WishlistChange {
  return findSaved(list, product) ? removeWishlistItem(list, product) : addWishlistItem(list, product)
}

function addWishlistItem(list: SavedList, product: SavedProduct): WishlistChange {
  const { title } = product
  return {
    list: [...list, toSavedProduct(product)],
    notice: { key: "wishlist.toast.added", values: { title }, style: "success" },
  }
}

/** The explicit removal; nothing happens to a list without the product. */
export function removeWishlistItem(list: SavedList, product: ProductIdentity): WishlistChange {
  const at = list.findIndex((item) => isSameProduct(item, product))
  const item = list[at]
  if (!item) return { list, notice: null }
  return {
    list: list.toSpliced(at, 1),
    notice: { key: "wishlist.toast.removed", values: { title: item.title }, style: "error" },
    removedItem: { item, at },
  }
}

/** Undoes a removal. */
export function restoreWishlistItem(list: SavedList, removedItem: RemovedItem<SavedProduct>): WishlistChange {
  const { title } = removedItem.item
  return {
    list: restore(list, removedItem),
    notice: { key: "wishlist.toast.added", values: { title }, style: "success" },
  }
}

/** Takes in the products of a shared list; those that are there already stay where they are. */
export function addSharedItems(list: SavedList, shared: SavedProduct[]): WishlistChange {
  const fresh = shared.filter((product) => !findSaved(list, product)).map(toSavedProduct)
  if (fresh.length === 0) return { list, notice: { key: "wishlist.toast.noneAdded", values: {}, style: "info" } }
  return {
    list: [...list, ...fresh],
    notice: { key: "wishlist.toast.addedMany", values: { n: fresh.length }, style: "success" },
  }
}
