import type { Paging } from "#core/catalogue/listing.ts"
import type { ListingView, Newest } from "#core/catalogue/listing-query.ts"
import type { MessageKey } from "../../i18n/messages.ts"

/** Differences between the listing pages. */
export type ListingPageLayout = {
  /** Without language prefix. */
  path: string
  /** Its name for shoppers; null = the plain one. */
  name: MessageKey | null
  /** The listed products: those of the shop, or those that a search found. */
  subject: "shop" | "search"
  container: "wrap" | "wrap wrap-1600" | "wrap wrap-full"
  /** Place of the facets on wide screens: a sidebar at either side, a side panel behind a button, unfolding above the
   *  results, or none. On narrow screens they always are in the side panel. */
  filters: "start" | "end" | "panel" | "drop-down" | "none"
  columns: "grid-3" | "grid-4" | "grid-fill"
  paging: Paging
  /** Shown unless the address asks for the other. */
  view: ListingView
  /** Number of products that "new" shows. */
  newest: Newest
}

const shop: ListingPageLayout = {
  path: "/shop",
  name: null,
  subject: "shop",
  container: "wrap",
  filters: "start",
  columns: "grid-3",
  paging: "pages",
  view: "grid",
  newest: 8,
}

/** The listings by their routes (specification, section 2). */
export const listingPageLayouts = {
  shop,
  "shop-list": { ...shop, path: "/shop-list", name: "shell.shop.list", view: "list" },
  "shop-right-sidebar": { ...shop, path: "/shop-right-sidebar", name: "shell.shop.right", filters: "end" },
  "shop-no-sidebar": { ...shop, path: "/shop-no-sidebar", name: "shell.shop.none", filters: "none", columns: "grid-4" },
  "shop-full-width": {
    ...shop,
    path: "/shop-full-width",
    name: "shell.shop.full",
    container: "wrap wrap-full",
    columns: "grid-fill",
  },
  "shop-1600": { ...shop, path: "/shop-1600", name: "shell.shop.1600", container: "wrap wrap-1600", columns: "grid-4" },
  "shop-load-more": { ...shop, path: "/shop-load-more", name: "shell.shop.more", paging: "more" },
  "shop-filter-dropdown": {
    ...shop,
    path: "/shop-filter-dropdown",
    name: "shell.shop.dropdown",
    filters: "drop-down",
    columns: "grid-4",
  },
  "shop-filter-offcanvas": { ...shop, path: "/shop-filter-offcanvas", name: "shell.shop.offcanvas", filters: "panel" },
  search: { ...shop, path: "/search", subject: "search", paging: "more", newest: 6 },
} satisfies Record<string, ListingPageLayout>

/** The listing at a path without language prefix; the shop at any other. */
export function listingPageLayoutAt(path: string): ListingPageLayout {
  const plain = path.replace(/\/$/, "")
  return Object.values(listingPageLayouts).find((layout) => layout.path === plain) ?? shop
}
