/** What the panel's script brings. */
export const loadContents = () => import("./cart-contents.tsx")

// The panel stands once in the layout; any number of buttons open it.
let opener: (() => void) | undefined

/** The panel says how it is opened; returns the way to take that back. */
export function setCartOpener(open: () => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}

export function openCart(): void {
  opener?.()
}

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
export function preloadCart(): void {
  loadContents().catch(() => {})
}
