import { findSaved, type SavedList, type SavedProduct, toSavedProduct } from "./saved-list.ts"
import type { WishlistChange } from "./wishlist.ts"

/** Takes in the products of a shared list; those that are there already stay where they are. */
export function addSharedItems(list: SavedList, shared: SavedProduct[]): WishlistChange {
  const fresh = shared.filter((product) => !findSaved(list, product)).map(toSavedProduct)
  if (fresh.length === 0) return { list, notice: { key: "wishlist.toast.noneAdded", values: {}, style: "info" } }
  return {
    list: [...list, ...fresh],
    notice: { key: "wishlist.toast.addedMany", values: { n: fresh.length }, style: "success" },
  }
}
