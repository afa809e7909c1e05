import { isSameProduct, type ProductIdentity, type RemovedItem, restore } from "./same-product.ts"
import { findSaved, type SavedList, type SavedListChange, type SavedProduct, toSavedProduct } from "./saved-list.ts"

/** How many products stand side by side (decision "Compare"). */
export const maxCompared = 4

export type CompareChange = SavedListChange<
  | "compare.toast.added"
  | "compare.toast.removed"
  | "compare.toast.full"
  | "compare.toast.addedMany"
  | "compare.toast.noneAdded"
>

/** The answer to a product too many. */
export function rejectCompared(list: SavedList): CompareChange {
  return { list, notice: { key: "compare.toast.full", values: { n: maxCompared }, style: "error" } }
}

/** Adds a product, or removes one that is there (specification, section 4 "Compare toggle"). The fifth is rejected. */
export function toggleCompare(list: SavedList, product: SavedProduct): CompareChange {
  if (findSaved(list, product)) return removeCompared(list, product)
  if (list.length >= maxCompared) return rejectCompared(list)
  const { title } = product
  return {
    list: [...list, toSavedProduct(product)],
    notice: { key: "compare.toast.added", values: { title }, style: "success" },
  }
}

export function removeCompared(list: SavedList, product: ProductIdentity): CompareChange {
  const at = list.findIndex((item) => isSameProduct(item, product))
  const item = list[at]
  if (!item) return { list, notice: null }
  return {
    list: list.toSpliced(at, 1),
    notice: { key: "compare.toast.removed", values: { title: item.title }, style: "error" },
    removedItem: { item, at },
  }
}

/** Undoes a removal, unless other products have taken all places since. */
export function restoreCompared(list: SavedList, removedItem: RemovedItem<SavedProduct>): CompareChange {
  const back = restore(list, removedItem)
  if (back.length > maxCompared) return rejectCompared(list)
  const { title } = removedItem.item
  return { list: back, notice: { key: "compare.toast.added", values: { title }, style: "success" } }
}

/** Takes in the products of a shared comparison, all or none: half a comparison says nothing. */
export function saveCompared(list: SavedList, shared: SavedProduct[]): CompareChange {
  const fresh = shared.filter((product) => !findSaved(list, product)).map(toSavedProduct)
  if (fresh.length === 0) return { list, notice: { key: "compare.toast.noneAdded", values: {}, style: "info" } }
  if (list.length + fresh.length > maxCompared) return rejectCompared(list)
  return {
    list: [...list, ...fresh],
    notice: { key: "compare.toast.addedMany", values: { n: fresh.length }, style: "success" },
  }
}
