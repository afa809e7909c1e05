import { type ProductType, productTypes } from "../../catalogue/product-type.ts"
import { pageUniverse, sectionPages } from "../sections/section.ts"

/** Stands in a path for the slug of the newest product. */
export const newestProduct = "{newest}"

/** The pages of the shop that an entry of a menu may lead to, by the name that is stored; paths without language. Two names
 *  of one path are called differently. */
export const knownPages = {
  home: "/",
  "home-electronics": "/",
  "home-2": "/home-2",
  "home-3": "/home-3",
  "home-4": "/home-4",
  shop: "/shop",
  "shop-categories": "/shop-categories",
  new: "/shop?sort=new-added",
  sale: "/shop?status=on-sale",
  electronics: "/shop?productType=electronics",
  fashion: "/shop?productType=fashion",
  beauty: "/shop?productType=beauty",
  jewelry: "/shop?productType=jewelry",
  coupons: "/coupons",
  blog: "/blog",
  contact: "/contact",
  "write-us": "/contact",
  order: "/order",
  profile: "/profile",
  cart: "/cart",
  wishlist: "/wishlist",
  compare: "/compare",
  about: "/about",
  "delivery-returns": "/delivery-returns",
  terms: "/terms",
  privacy: "/privacy",
  "shop-list": "/shop-list",
  "shop-right-sidebar": "/shop-right-sidebar",
  "shop-no-sidebar": "/shop-no-sidebar",
  "shop-full-width": "/shop-full-width",
  "shop-1600": "/shop-1600",
  "shop-load-more": "/shop-load-more",
  "shop-filter-dropdown": "/shop-filter-dropdown",
  "shop-filter-offcanvas": "/shop-filter-offcanvas",
  "product-details": `/product-details/${newestProduct}`,
  "product-details-list": "/product-details-list",
  "product-details-gallery": "/product-details-gallery",
  "product-details-slider": "/product-details-slider",
  "product-details-video": "/product-details-video",
  "product-details-swatches": "/product-details-swatches",
  "product-details-countdown": "/product-details-countdown",
  "blog-grid": "/blog-grid",
  "blog-list": "/blog-list",
} as const satisfies Record<string, string>

export type KnownPage = keyof typeof knownPages

export const isKnownPage = (name: string): name is KnownPage => Object.hasOwn(knownPages, name)

/** The universe that a page of a menu shows; undefined = all, or a page that is none. A menu that nobody has edited names it
 *  while the shop has categories of that universe. */
export function universeOfPage(name: string): ProductType | undefined {
  if (name === "home-electronics") return "electronics"
  const home = sectionPages.find((page) => page === name)
  return home ? (pageUniverse[home] ?? undefined) : productTypes.find((type) => type === name)
}
