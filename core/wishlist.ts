import { findKept, type KeptChange, type KeptList, type KeptProduct, keptProduct } from "./kept-list.ts"
import { isSameProduct, type ProductIdentity, putBack, type TakenOut } from "./same-product.ts"

export type WishlistChange = KeptChange<
  "wishlist.toast.added" | "wishlist.toast.removed" | "wishlist.toast.kept" | "wishlist.toast.keptNone"
>

/** Adds a product that is not there, removes one that is (specification, section 4 "Wishlist"). */
export function toggleWish(list: KeptList, product: KeptProduct): WishlistChange {
  return findKept(list, product) ? removeWish(list, product) : addWish(list, product)
}

function addWish(list: KeptList, product: KeptProduct): WishlistChange {
  const { title } = product
  return {
    list: [...list, keptProduct(product)],
    notice: { key: "wishlist.toast.added", values: { title }, style: "success" },
  }
}

/** The explicit removal; nothing happens to a list without the product. */
export function removeWish(list: KeptList, product: ProductIdentity): WishlistChange {
  const at = list.findIndex((item) => isSameProduct(item, product))
  const item = list[at]
  if (!item) return { list, notice: null }
  return {
    list: list.toSpliced(at, 1),
    notice: { key: "wishlist.toast.removed", values: { title: item.title }, style: "error" },
    takenOut: { item, at },
  }
}

/** Undoes a removal. */
export function putBackWish(list: KeptList, takenOut: TakenOut<KeptProduct>): WishlistChange {
  const { title } = takenOut.item
  return {
    list: putBack(list, takenOut),
    notice: { key: "wishlist.toast.added", values: { title }, style: "success" },
  }
}

/** Takes in the products of a shared list; those that are there already stay where they are. */
export function keepWishes(list: KeptList, shared: KeptProduct[]): WishlistChange {
  const fresh = shared.filter((product) => !findKept(list, product)).map(keptProduct)
  if (fresh.length === 0) return { list, notice: { key: "wishlist.toast.keptNone", values: {}, style: "info" } }
  return {
    list: [...list, ...fresh],
    notice: { key: "wishlist.toast.kept", values: { n: fresh.length }, style: "success" },
  }
}
