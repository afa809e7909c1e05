import { findKept, type KeptChange, type KeptList, type KeptProduct, keptProduct } from "./kept-list.ts"
import { isSameProduct, type ProductIdentity, putBack, type TakenOut } from "./same-product.ts"

/** How many products stand side by side (decision "Compare"). */
export const mostCompared = 4

export type CompareChange = KeptChange<
  | "compare.toast.added"
  | "compare.toast.removed"
  | "compare.toast.full"
  | "compare.toast.kept"
  | "compare.toast.keptNone"
>

function refuse(list: KeptList): CompareChange {
  return { list, notice: { key: "compare.toast.full", values: { n: mostCompared }, style: "error" } }
}

/** Adds a product, or removes one that is there (specification, section 4 "Compare toggle"). The fifth is refused. */
export function toggleCompare(list: KeptList, product: KeptProduct): CompareChange {
  if (findKept(list, product)) return removeCompared(list, product)
  if (list.length >= mostCompared) return refuse(list)
  const { title } = product
  return {
    list: [...list, keptProduct(product)],
    notice: { key: "compare.toast.added", values: { title }, style: "success" },
  }
}

export function removeCompared(list: KeptList, product: ProductIdentity): CompareChange {
  const at = list.findIndex((item) => isSameProduct(item, product))
  const item = list[at]
  if (!item) return { list, notice: null }
  return {
    list: list.toSpliced(at, 1),
    notice: { key: "compare.toast.removed", values: { title: item.title }, style: "error" },
    takenOut: { item, at },
  }
}

/** Undoes a removal, unless other products have taken all places since. */
export function putBackCompared(list: KeptList, takenOut: TakenOut<KeptProduct>): CompareChange {
  const back = putBack(list, takenOut)
  if (back.length > mostCompared) return refuse(list)
  const { title } = takenOut.item
  return { list: back, notice: { key: "compare.toast.added", values: { title }, style: "success" } }
}

/** Takes in the products of a shared comparison, all or none: half a comparison says nothing. */
export function keepCompared(list: KeptList, shared: KeptProduct[]): CompareChange {
  const fresh = shared.filter((product) => !findKept(list, product)).map(keptProduct)
  if (fresh.length === 0) return { list, notice: { key: "compare.toast.keptNone", values: {}, style: "info" } }
  if (list.length + fresh.length > mostCompared) return refuse(list)
  return {
    list: [...list, ...fresh],
    notice: { key: "compare.toast.kept", values: { n: fresh.length }, style: "success" },
  }
}
