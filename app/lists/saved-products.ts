import { useSyncExternalStore } from "react"
import { maxCompared, restoreCompared } from "#core/cart/compare.ts"
import { parseSavedList, serializeSavedList } from "#core/cart/parse-saved-list.ts"
import type { ProductIdentity, RemovedItem } from "#core/cart/same-product.ts"
import { emptyList, findSaved, type SavedList, type SavedListChange, type SavedProduct } from "#core/cart/saved-list.ts"
import { restoreWishlistItem } from "#core/cart/wishlist.ts"
import { createListStore, type ListStore } from "../browser/list-store.ts"
import { storedText } from "../browser/stored-text.ts"
import type { MessageKey } from "../i18n/messages.ts"
import { notify } from "../ui/notify.ts"

/** The address under which a list is shown to others: `/wishlist?products=slug,slug`.
 *  @param page path without language */
export function sharedPath(page: string, list: readonly { slug: string }[]): string {
  return `${page}?products=${list.map(({ slug }) => encodeURIComponent(slug)).join(",")}`
}

/** The compare list of this browser. */
export const compareList = savedProducts({ key: "compare_products", max: maxCompared, putBack: restoreCompared })

/** The wishlist of this browser. */
export const wishlist = savedProducts({ key: "wishlist_products", putBack: restoreWishlistItem })

type SavedOptions = {
  /** Where the list lies in the browser (specification, section 3). */
  key: string
  /** How many products it holds at most. */
  max?: number
  /** The rule that undoes a removal. */
  putBack: (list: SavedList, removedItem: RemovedItem<SavedProduct>) => SavedListChange<MessageKey>
}

export type SavedProducts = ReturnType<typeof savedProducts>

/** A list of products that this browser keeps, with the hooks that show it and the one way to change it. */
export function savedProducts({ key, max, putBack }: SavedOptions) {
  let known: ListStore<SavedList> | undefined
  const format = {
    empty: emptyList,
    read: (text: string | null) => parseSavedList(text, max),
    write: serializeSavedList,
  }

  /** Only after hydration: a server has no list. */
  function store() {
    known ??= createListStore(
      storedText(key, () => localStorage, window),
      format,
    )
    return known
  }

  const subscribe = (listener: () => void) => store().subscribe(listener)

  /** Applies a rule and shows its toast, with an undo when a product was removed. */
  function change<Change extends SavedListChange<MessageKey>>(rule: (list: SavedList) => Change): Change {
    const result = store().change(rule, ({ list }) => list)
    const { notice, removedItem } = result
    const undo = removedItem && (() => void change((list) => putBack(list, removedItem)))
    if (notice) notify(notice, undo && [{ key: "cart.undo", act: undo }])
    return result
  }

  return {
    change,
    /** The list; empty on the server and while the page hydrates. */
    useList: () =>
      useSyncExternalStore(
        subscribe,
        () => store().get(),
        () => emptyList,
      ),
    /** How many products are in it. */
    useCount: () =>
      useSyncExternalStore(
        subscribe,
        () => store().get().length,
        () => 0,
      ),
    /** Whether a product is in it. */
    useHas: (product: ProductIdentity) =>
      useSyncExternalStore(
        subscribe,
        () => findSaved(store().get(), product) !== undefined,
        () => false,
      ),
  }
}
