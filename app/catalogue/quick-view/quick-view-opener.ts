import { notifyQuickViewOpened } from "./quick-view-openings.ts"
import type { Viewed } from "./viewed.ts"
/** What the quick view's script brings. */
export const loadContents = () => import("./quick-view-contents.tsx")

// The dialog stands once in the layout; the button of any card opens it.
let opener: ((product: Viewed) => void) | undefined

/** The dialog says how it is opened; returns the way to take that back. */
export function setQuickViewOpener(open: (product: Viewed) => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}

/** @returns false in a layout without the dialog: the product's page is the way then */
export function openQuickView(product: Viewed): boolean {
  if (!opener) return false
  opener(product)
  notifyQuickViewOpened()
  return true
}

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
export function preloadQuickView(): void {
  loadContents().catch(() => {})
}
