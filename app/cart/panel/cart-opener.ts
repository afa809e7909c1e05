let contents: Promise<typeof import("./cart-contents.tsx")> | undefined

/** What the panel's script brings: one load, however many ask, and another one after a failure. */
export function loadContents() {
  contents ??= import("./cart-contents.tsx").catch((error) => {
    contents = undefined
    throw error
  })
  return contents
}

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
export function preloadCart(): void {
  loadContents().catch(() => {})
}
