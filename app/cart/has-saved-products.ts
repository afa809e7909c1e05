/** Whether this device has a product in its wishlist or comparison, as `shell/start/early-start.js` found when the page came: its
 *  cards and its product block show a mark. */
export function hasSavedProducts(): boolean {
  const empty = document.documentElement.dataset.empty?.split(" ") ?? []
  return !["wishlist_products", "compare_products"].every((key) => empty.includes(key))
}
