import type { SavedProduct } from "#core/cart/saved-list.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { itemPath } from "../page/product-path.ts"

/** The product to look at; its name stands in the dialog before the rest has come. `choice` is what it begins with. */
export type Viewed = Pick<SavedProduct, "slug" | "title"> & { choice?: VariantChoice | undefined }

type QuickViewOpener = {
  open: (product: Viewed) => void
  /** Loads what the dialog contains. */
  load: () => Promise<unknown>
}

// The dialog stands once in the layout; the button of any card opens it.
let opener: QuickViewOpener | undefined
/** The product that was pressed before the dialog was hydrated. */
let waiting: Viewed | undefined

const listeners = new Set<() => void>()

/** Calls a listener each time a quick view is opened.
 *  @returns ends that */
export function onQuickViewOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dialog says how it is opened; returns the way to take that back. */
export function setQuickViewOpener(next: QuickViewOpener): () => void {
  opener = next
  if (waiting) openQuickView(waiting)
  waiting = undefined
  return () => {
    if (opener === next) opener = undefined
  }
}

/** @returns false where there is no dialog, or its code could not be had: the product's page is the way then */
function openQuickView(product: Viewed): boolean {
  if (opener) {
    opener.open(product)
    for (const listener of listeners) listener()
    return true
  }
  if (!document.querySelector('[data-island="quick-view"]:not([data-lost])')) return false
  waiting = product
  return true
}

/** Opens what a product's variant is chosen in: its quick view, or its page in a layout without that dialog. */
export function useChooser() {
  const { to } = useI18n()
  return (product: Viewed) => void (openQuickView(product) || location.assign(to(itemPath(product))))
}

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
export function preloadQuickView(): void {
  opener?.load().catch(() => {})
}
