import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { asciiScripts } from "./vite/ascii-scripts.ts"
import { compressed } from "./vite/built-files.ts"
import { cssModules, cssOptions, inlineNames } from "./vite/css-modules.ts"
import { inlineScripts } from "./vite/inline-script.ts"
import { messagesByScreen } from "./vite/messages.ts"

/** Menus and footer, which a page that the server has rendered holds as HTML (`app/ui/still/still-element.tsx`). */
const menuParts =
  "footer-content|menus/(?:category-column|main-menu|phone-menu-links|site-link-list|site-links|site-menu)"
const menuModules = [`app/shell/(?:lacking|layouts/(?:${menuParts}))`, "core/content/(?:menus/|own-page)"]

/** Cards of products, and parts that the product block has too: a product page that is not touched loads neither. */
const cardModules = [
  "app/cart/(?:add-to-cart(?=\\.)|compare/compare-button|use-chooser|wishlist/wishlist-button)",
  "app/catalogue/product/(?:card/(?:card-tools|packed-card|product-(?:card|tile)|use-near)|choice/stock-meter|related-list)",
  "app/catalogue/quick-view/quick-view-button",
  "app/ui/(?:still/still(?=\\.)|(?:cached-fragment|countdown|picture|price|slide-arrows|stars|tabs)(?=\\.))",
  "core/(?:content/short-description|packed-text)",
]

/** Modules that most screens load, as alternatives of a pattern; `/` is either separator. What only a few of them need has a
 *  file of its own below: a home page would load all of it. */
const shopModules = [
  "app/(?:ui/(?!art|big-star|if-changed|late/|page-links|still/(?:still|until-touched)\\.)|i18n/)",
  `app/shell/(?!start/|lacking|layouts/(?:${menuParts}|over-hero-layout|quiet-frame))`,
  // Parts of every page's start that the order form has too: in its file, every page would load that.
  "app/(?:shell/start/(?:main-language-header|read-again)|customers/account/signed-in-mark)",
  "app/cart/(?!add-to-cart-button|cart-changes|cart-maximums|selected-variant|use-cart-refresh|wishlist/list-)",
  "app/catalogue/quick-view/",
  // Two constants that forms of many pages have in common.
  "(?:app/customers/contact/honeypot-name|core/customers/contact-limits)",
  // Parts of the product block that other screens have too.
  "app/catalogue/product/(?:[a-z-]+/)?(?:card|product-(?:card|tile)|stock)",
  "core/search/fold-text",
  "core/(?!i18n/shop-da|cart/(?:add-shared|refresh-saved|save-compared)|search/|content/(?:blog-query|menus/|own-page|sections/)|coupons/|cart/cart-refresh|catalogue/(?:listing-(?:pages|params|query)|no-brand|offer|variants)|customers/|delivery/|orders/|random-id)",
]

/** What the root and one or two others have: every page loads it. */
const startModules = [
  "app/customers/account/start-account",
  "app/shell/(?:start/(?:build-version|optional-import)|layouts/(?:menus/(?:category-menu|disclosure|nav-bar|top-strip)|default-layout|fashion-layout))",
]

/** What a page does once it is at rest. */
const deferredModules = [
  "app/shell/start/(?:build-updates|deferred-tasks|link-preloads|preload-queue|prefers-reduced-data|watch-links)",
]

/** What a product page needs before it is touched, and the cart has too. The block itself comes later. */
const productPageModules = [
  "app/catalogue/product/(?:card/viewed-p|late-|product-(?:data|links|meta|variants)|revalidates)",
  "app/catalogue/product/(?:choice/(?:choice-address|selected-product)|gallery/(?:gallery-pictures|opening-picture))",
  "core/catalogue/(?:no-brand|offer|variants)",
]

/** The choice of a variant and what is said beside it: product page, quick view, cart and its panel, comparison. */
const choiceModules = [
  "core/orders/order-maximums",
  "app/cart/(?:add-to-cart-button|cart-changes|cart-maximums|selected-variant)",
  "app/catalogue/product/(?:[a-z-]+/)?(?:product-cost|share)",
  "app/orders/order-form/(?:change-text|field|maximum-sentences|phone-sentence)",
]

/** What the screens of an order have in common: product page, quick view, cart, checkout, confirmation. */
const orderModules = [
  "app/orders/order-form/",
  "app/ui/if-changed",
  "core/(?:customers/phone|delivery|orders|random-id)",
]

/** A pattern of script modules; styles are split by Vite as the screens import them.
 *  @param starts patterns of what a path begins with, with `/` as the separator */
const modules = (...starts: string[]) => new RegExp(`/(?:${starts.join("|")}).*\\.tsx?$`.replaceAll("/", "[\\\\/]"))

/** What every screen needs comes in few files instead of twenty: a weak network pays for each request. */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 5 },
    { name: "menus", test: modules(...menuModules), minShareCount: 2, priority: 1 },
    {
      name: "shop",
      test: modules(`(?!${cardModules.join("|")})(?:${shopModules.join("|")})`),
      minShareCount: 3,
      priority: 4,
    },
    // Before what follows, which would take in what it needs of them: every page would load that.
    { name: "start", test: modules(...startModules), priority: 4 },
    // Before the product page's, which would take it in: a listing has late parts, too.
    { name: "late", test: modules("app/ui/late/"), minShareCount: 2, priority: 4 },
    { name: "product-page", test: modules(...productPageModules), minShareCount: 2, priority: 4 },
    { name: "cards", test: modules(...cardModules), minShareCount: 2, priority: 3 },
    { name: "choice", test: modules(...choiceModules), minShareCount: 2, priority: 2 },
    // The cart and the checkout order without the product block.
    { name: "order", test: modules(...orderModules), minShareCount: 2, priority: 1 },
    { name: "product", test: modules("app/catalogue/product/"), minShareCount: 2, priority: 1 },
    { name: "empty", test: modules("app/ui/(?:art|big-star)"), minShareCount: 2, priority: 0 },
    { name: "deferred", test: modules(...deferredModules), priority: 0 },
    // The page of the newsletter alone has the form without the sections.
    {
      name: "sections",
      test: modules("app/(?:content/sections/page-sections|customers/newsletter/newsletter-form)"),
      minShareCount: 2,
      priority: 0,
    },
  ],
}

/** A build for the server has its packages in it: to find and load them one by one takes a start a tenth of a second. React
 *  chooses between its two forms by the variable, while it runs; a build has the one that is taken. */
const withPackages = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}

export default defineConfig(({ command }) => ({
  // Files for the browser are compressed while the server's build is made; React Router's buildEnd compresses what is added.
  plugins: [
    cssModules(),
    reactRouter(),
    messagesByScreen(),
    inlineScripts(),
    asciiScripts(),
    compressed({ waits: false }),
  ],
  css: cssOptions,
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ["react-toastify/unstyled"] },
  environments: {
    client: { build: { rolldownOptions: { optimization: inlineNames, output: { codeSplitting } } } },
    // The server bundle is a function, not a process: server/ composes and starts it.
    ssr: {
      ...(command === "build" && withPackages),
      build: { rolldownOptions: { input: "./app/storefront.server.ts" } },
    },
  },
}))
