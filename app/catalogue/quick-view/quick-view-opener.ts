import { notifyQuickViewOpened } from "./quick-view-openings.ts"
import type { Viewed } from "./viewed.ts"
/** What the quick view's script brings. */
export const loadContents = () => import("./quick-view-contents.tsx")

// The dialog stands once in the layout; the button of any card opens it.
let opener: ((product: Viewed) => void) | undefined
/** What was pressed before the dialog was hydrated. */
let waiting: Viewed | undefined

/** The dialog says how it is opened; returns the way to take that back. */
export function setQuickViewOpener(open: (product: Viewed) => void): () => void {
  opener = open
  if (waiting) openQuickView(waiting)
  waiting = undefined
  return () => {
    if (opener === open) opener = undefined
  }
}

/** @returns false where there is no dialog, or its code could not be had: the product's page is the way then */
export function openQuickView(product: Viewed): boolean {
  if (opener) {
    opener(product)
    notifyQuickViewOpened()
    return true
  }
  if (!document.querySelector('[data-island="quick-view"]:not([data-lost])')) return false
  waiting = product
  return true
}

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
export function preloadQuickView(): void {
  loadContents().catch(() => {})
}
