/** A screen of the shop: its address without language prefix, and what is done on it before its picture is taken.
 *  @typedef {object} Screen
 *  @property {string} name also the picture's file name
 *  @property {string} path
 *  @property {(page: import("@playwright/test").Page, phone: boolean) => Promise<void>} [act]
 *  @property {boolean} [filled] the visitor has a cart, a wishlist and a list to compare
 *  @property {boolean} [window] what lies over the page is shown, not the page below the fold
 *  @property {boolean} [placed] the address gets the token of an order
 *  @property {boolean} [delivered] that order has been delivered
 *  @property {boolean} [account] the visitor is signed in
 *  @property {number} [status] 200 when left out
 *  @property {boolean} [broken] from a storefront whose content API does not answer
 *  @property {string[]} [readme] language and width of the pictures that README.md shows, as they stand in the window */

const seen = (page, selector) => page.locator(selector).filter({ visible: true }).first()
const press = (selector) => (page) => seen(page, selector).click()

/** On phones the search lies behind a button of the bottom bar, on tablets behind one of the header. */
async function search(page, phone) {
  const opener = page.locator(`${phone ? ".dock" : "header"} button[popovertarget=site-search]`).first()
  if (await opener.isVisible()) await opener.click()
  await seen(page, "input[name=searchText]").fill("nova")
  await page.locator("[role=option]").first().waitFor()
}

async function menu(page, phone) {
  const wide = ".menu-entry summary, header button[popovertarget=site-menu]"
  await seen(page, phone ? ".dock button[popovertarget=site-menu]" : wide).click()
}

async function orderNothing(page) {
  await seen(page, ".order button[value=order], form button[value=order]").click()
  await page.locator("[role=alert]").first().waitFor()
}

const name = { "": ["Amina", "Bensalem"], "/ar": ["أمينة", "بن سالم"] }

/** Sends an account's form, in any language. */
const send = (page) => page.locator(".account-form button.btn").first().click()

async function signInWrong(page) {
  await page.locator("[name=login]").fill("amina@example.dz")
  await page.locator("[name=password]").fill("un autre mot de passe")
  await send(page)
  await page.locator("[role=alert]").first().waitFor()
}

async function askForAccount(page) {
  const [firstname, lastname] = name[page.url().includes("/ar/") ? "/ar" : ""]
  await page.locator("[name=firstname]").fill(firstname)
  await page.locator("[name=lastname]").fill(lastname)
  await page.locator("[name=login]").fill("amina@example.dz")
  await page.locator("[name=password]").fill("trois figues et un melon")
  // Sent at once, it would ask for one more press.
  await page.waitForTimeout(2600)
  await send(page)
  await page.locator("main [role=status]").first().waitFor()
}

async function review(page) {
  await page.locator("main a[href*='/review?key=']").first().click()
  await page.waitForURL("**/review?key=*")
}

async function askForLink(page) {
  await page.locator("[name=email]").fill("nour@example.dz")
  // Sent at once, it would ask for one more press.
  await page.waitForTimeout(2600)
  await send(page)
  await page.locator("main [role=status]").first().waitFor()
}

async function findNothing(page) {
  await page.locator("[name=number]").fill("HN-26-999999")
  await page.locator("[name=mobile]").fill("0550 99 99 99")
  await page.locator("main form button[type=submit]").first().click()
  await page.locator("[role=alert]").first().waitFor()
}

/** @type {Screen[]} */
export const screens = [
  { name: "home", path: "/", readme: ["ar-390", "fr-1280"] },
  { name: "home-2", path: "/home-2" },
  { name: "home-3", path: "/home-3" },
  { name: "home-4", path: "/home-4" },
  { name: "menu", path: "/", act: menu, window: true },
  { name: "suggestions", path: "/", act: search, window: true },
  { name: "shop", path: "/shop", readme: ["fr-390", "ar-1280"] },
  { name: "shop-filtered", path: "/shop?category=sacs&status=in-stock&sort=low-to-high" },
  { name: "shop-none", path: "/shop?brand=casbah&maxPrice=100" },
  { name: "shop-list", path: "/shop-list" },
  { name: "shop-right-sidebar", path: "/shop-right-sidebar" },
  { name: "shop-no-sidebar", path: "/shop-no-sidebar" },
  { name: "shop-full-width", path: "/shop-full-width" },
  { name: "shop-1600", path: "/shop-1600" },
  { name: "shop-load-more", path: "/shop-load-more" },
  { name: "shop-filter-dropdown", path: "/shop-filter-dropdown" },
  {
    name: "filter-dropdown-open",
    path: "/shop-filter-dropdown",
    act: press("[popovertarget=filters], .unfold summary"),
  },
  { name: "shop-filter-offcanvas", path: "/shop-filter-offcanvas" },
  { name: "filter-panel", path: "/shop-filter-offcanvas", act: press("[popovertarget=filters]"), window: true },
  { name: "shop-categories", path: "/shop-categories" },
  { name: "search", path: "/search?searchText=nova" },
  { name: "search-start", path: "/search" },
  { name: "search-none", path: "/search?searchText=zzzzzz" },
  {
    name: "quick-view",
    path: "/shop",
    act: async (page) => {
      // A card of a phone has the heart and "+", which opens the same of a product with options.
      const plus = page.locator(".pc .pc-add button[aria-haspopup=dialog]").filter({ visible: true }).first()
      await page.locator(".pc").first().hover()
      const eye = page.locator(".pc-tools .later").filter({ visible: true }).first()
      await ((await eye.isVisible()) ? eye : plus).click()
      await page.locator("dialog[open] .price, dialog[open] h1, dialog[open] h2").first().waitFor()
    },
    window: true,
  },
  { name: "product", path: "/product-details/casque-aura", readme: ["ar-390", "fr-1280"] },
  { name: "form-alert", path: "/product-details/casque-aura", act: orderNothing, window: true },
  { name: "product-list", path: "/product-details-list" },
  { name: "product-gallery", path: "/product-details-gallery" },
  { name: "product-slider", path: "/product-details-slider" },
  { name: "product-video", path: "/product-details-video" },
  { name: "product-swatches", path: "/product-details-swatches" },
  { name: "product-countdown", path: "/product-details-countdown" },
  { name: "sold-out", path: "/product-details/creme-solea" },
  { name: "stock-alert", path: "/stock-alert?product=creme-solea" },
  { name: "sold-out-size", path: "/product-details/baskets-tell?color=blanc&size=45" },
  { name: "size-guide", path: "/size-guide/size" },
  {
    name: "size-guide-dialog",
    path: "/product-details/baskets-tell",
    act: async (page) => {
      await press(".size-guide-link")(page)
      await page.locator("dialog[open] table").waitFor()
    },
    window: true,
  },
  { name: "landing", path: "/landing/casque-aura" },
  { name: "cart-empty", path: "/cart" },
  { name: "cart", path: "/cart", filled: true },
  { name: "cart-panel", path: "/shop", filled: true, act: press("[aria-haspopup=dialog].icon-btn"), window: true },
  { name: "wishlist-empty", path: "/wishlist" },
  { name: "wishlist", path: "/wishlist", filled: true },
  { name: "compare-empty", path: "/compare" },
  { name: "compare", path: "/compare", filled: true },
  { name: "checkout", path: "/checkout", filled: true },
  { name: "confirmation", path: "/confirmation-commande", placed: true, readme: ["fr-390", "ar-1280"] },
  { name: "order", path: "/order" },
  { name: "order-unknown", path: "/order", act: findNothing },
  { name: "order-tracked", path: "/order", placed: true },
  { name: "order-delivered", path: "/order", placed: true, delivered: true },
  { name: "review", path: "/order", placed: true, delivered: true, act: review },
  { name: "login", path: "/login" },
  { name: "login-wrong", path: "/login", act: signInWrong },
  { name: "register", path: "/register" },
  { name: "register-sent", path: "/register", act: askForAccount },
  { name: "forgot", path: "/forgot" },
  { name: "forgot-sent", path: "/forgot", act: askForLink },
  { name: "profile", path: "/profile", account: true },
  { name: "profile-address", path: "/profile?address=new#addresses", account: true },
  { name: "blog", path: "/blog" },
  { name: "blog-grid", path: "/blog-grid" },
  { name: "blog-list", path: "/blog-list" },
  { name: "post", path: "/blog-details" },
  { name: "post-2", path: "/blog-details-2" },
  { name: "coupons", path: "/coupons" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "delivery-returns", path: "/delivery-returns" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "construction", path: "/construction" },
  { name: "offline", path: "/offline" },
  { name: "404", path: "/404", status: 404 },
  { name: "not-found", path: "/product-details/nothing", status: 404 },
  { name: "error", path: "/shop", status: 503, broken: true },
]
