/** A screen of the merchant's console: its address under /admin; `{orders}` is the first of that list.
 *  @typedef {object} ConsoleScreen
 *  @property {string} name also the picture's file name
 *  @property {string} path
 *  @property {boolean} [window] the window alone, not what lies below it
 *  @property {string[]} [readme] language and width of the pictures that README.md shows, as they stand in the window */

/** @type {ConsoleScreen[]} */
export const consoleScreens = [
  { name: "numbers", path: "/numbers", readme: ["fr-1280"] },
  { name: "orders", path: "/orders", window: true, readme: ["ar-1280"] },
  { name: "board", path: "/orders/board", window: true, readme: ["fr-1280"] },
  { name: "calls", path: "/orders/calls", readme: ["fr-390", "ar-390"] },
  { name: "order", path: "/orders/{orders}" },
  { name: "phone-order", path: "/orders/create" },
  { name: "products", path: "/products", window: true },
  { name: "product-form", path: "/products/{products}", readme: ["fr-1280"] },
  { name: "products-import", path: "/products/import" },
  { name: "categories", path: "/products/categories" },
  { name: "brands", path: "/products/brands" },
  { name: "coupons", path: "/coupons" },
  { name: "coupon-form", path: "/coupons/{coupons}" },
  { name: "sections", path: "/sections" },
  { name: "menus", path: "/settings/menus" },
  { name: "search-engines", path: "/settings/search" },
  { name: "posts", path: "/posts" },
  { name: "post-form", path: "/posts/{posts}" },
  { name: "topics", path: "/posts/topics" },
  { name: "pages", path: "/pages" },
  { name: "page-form", path: "/pages/{pages}" },
  { name: "reviews", path: "/reviews" },
  { name: "messages", path: "/messages" },
  { name: "subscribers", path: "/subscribers" },
  { name: "delivery", path: "/delivery", window: true },
  { name: "spellings", path: "/delivery/carriers", window: true },
  { name: "shop", path: "/settings/shop" },
  { name: "theme", path: "/settings/theme" },
  { name: "team", path: "/settings/staff" },
  { name: "journal", path: "/settings/audit" },
  { name: "mail", path: "/settings/mail" },
  { name: "account", path: "/account" },
]
