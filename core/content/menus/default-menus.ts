import type { KnownPage } from "./known-pages.ts"
import type { MenuEntry, MenuName, MenuTitle } from "./menu.ts"

const title = (value: MenuTitle): MenuEntry<""> => ({ type: "title", value, text: "", inside: false })
const page = (value: KnownPage, inside = false): MenuEntry<""> => ({ type: "page", value, text: "", inside })
const under = (name: MenuTitle, ...pages: KnownPage[]) => [title(name), ...pages.map((value) => page(value, true))]

/** The menus that nobody has edited: goods in the header, information in the footer. In a header the title of the universes opens the
 *  menu of goods. */
export const defaultMenus: Record<MenuName, readonly MenuEntry<"">[]> = {
  header: [
    page("new"),
    ...under("universes", "electronics", "fashion", "beauty", "jewelry"),
    page("sale"),
    ...under(
      "more",
      "shop",
      "shop-categories",
      "coupons",
      "home-electronics",
      "home-2",
      "home-3",
      "home-4",
      "blog",
      "contact",
    ),
  ],
  footer: [
    ...under("universes", "electronics", "fashion", "beauty", "jewelry"),
    ...under("information", "about", "delivery-returns", "terms", "privacy", "blog", "write-us"),
  ],
  // Other layouts of the same lists and products (specification, section 2).
  more: under(
    "layouts",
    "shop-list",
    "shop-right-sidebar",
    "shop-no-sidebar",
    "shop-full-width",
    "shop-1600",
    "shop-load-more",
    "shop-filter-dropdown",
    "shop-filter-offcanvas",
    "product-details",
    "product-details-list",
    "product-details-gallery",
    "product-details-slider",
    "product-details-video",
    "product-details-swatches",
    "product-details-countdown",
    "blog-grid",
    "blog-list",
  ),
}
