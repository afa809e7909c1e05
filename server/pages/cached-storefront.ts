import type { CachedPageAddress } from "#app/shell/public-pages.ts"

/** The part of the storefront that the cache calls. */
export type CachedStorefront = {
  /** Whether an address is a public page, and its key. */
  publicPageAddress: (url: URL) => CachedPageAddress | undefined
  /** Brings tags up to date. */
  followChanges: () => Promise<void>
  /** Whether that was done a moment ago. */
  isUpToDate: () => boolean
  /** Reads those lists of a page again that may have changed, and invalidates their tags if they have. */
  recheckLists: (tags: Iterable<string>) => Promise<void> | undefined
  clock: {
    position: () => number
    invalidatedAt: (tags: Iterable<string>, position: number) => number | undefined
  }
}
