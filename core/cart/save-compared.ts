import { type CompareChange, maxCompared, rejectCompared } from "./compare.ts"
import { findSaved, type SavedList, type SavedProduct, toSavedProduct } from "./saved-list.ts"

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
