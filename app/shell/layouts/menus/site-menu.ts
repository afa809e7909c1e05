import type { ProductType } from "#core/catalogue/product.ts"
import type { KnownPage } from "#core/content/menus/known-pages.ts"
import type { MenuTitle } from "#core/content/menus/menu.ts"

/** What the pages that menus lead to are called. */
export const pageLabels = {
  home: "shell.nav.home",
  "home-electronics": "shell.universe.electronics",
  "home-2": "shell.universe.fashion",
  "home-3": "shell.universe.beauty",
  "home-4": "shell.universe.jewelry",
  shop: "shell.shop.all",
  "shop-categories": "shell.shop.categories",
  new: "shell.nav.new",
  sale: "shell.nav.sale",
  electronics: "shell.universe.electronics",
  fashion: "shell.universe.fashion",
  beauty: "shell.universe.beauty",
  jewelry: "shell.universe.jewelry",
  coupons: "shell.nav.coupons",
  blog: "shell.nav.blog",
  contact: "shell.nav.contact",
  "write-us": "shell.info.contact",
  order: "shell.more.order",
  profile: "shell.more.account",
  cart: "shell.more.cart",
  wishlist: "shell.more.wishlist",
  compare: "shell.more.compare",
  about: "shell.info.about",
  "delivery-returns": "shell.info.delivery-returns",
  terms: "shell.info.terms",
  privacy: "shell.info.privacy",
  "shop-list": "shell.shop.list",
  "shop-right-sidebar": "shell.shop.right",
  "shop-no-sidebar": "shell.shop.none",
  "shop-full-width": "shell.shop.full",
  "shop-1600": "shell.shop.1600",
  "shop-load-more": "shell.shop.more",
  "shop-filter-dropdown": "shell.shop.dropdown",
  "shop-filter-offcanvas": "shell.shop.offcanvas",
  "product-details": "shell.product.plain",
  "product-details-list": "shell.product.list",
  "product-details-gallery": "shell.product.gallery",
  "product-details-slider": "shell.product.slider",
  "product-details-video": "shell.product.video",
  "product-details-swatches": "shell.product.swatches",
  "product-details-countdown": "shell.product.countdown",
  "blog-grid": "shell.blog.grid",
  "blog-list": "shell.blog.list",
} as const satisfies Record<KnownPage, string>

/** The pages that show one universe: a menu that nobody has edited names them while the shop has categories of it. */
export const pageUniverses: Partial<Record<string, ProductType>> = {
  "home-electronics": "electronics",
  "home-2": "fashion",
  "home-3": "beauty",
  "home-4": "jewelry",
  electronics: "electronics",
  fashion: "fashion",
  beauty: "beauty",
  jewelry: "jewelry",
} satisfies Partial<Record<KnownPage, ProductType>>

/** What the titles of menus are called. */
export const titleLabels = {
  shop: "shell.nav.shop",
  homes: "shell.nav.home",
  more: "shell.nav.more",
  universes: "shell.foot.universes",
  information: "shell.foot.information",
  layouts: "shell.foot.layouts",
} as const satisfies Record<MenuTitle, string>
