/** What the panel's script brings. */
export const loadContents = () => import("./cart-contents.tsx")

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
export function preloadCart(): void {
  loadContents().catch(() => {})
}
