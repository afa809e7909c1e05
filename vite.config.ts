import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { cssModules, cssOptions, inlineNames } from "./vite/css-modules.ts"
import { inlineScripts } from "./vite/inline-script.ts"
import { messagesByScreen } from "./vite/messages.ts"
import { routeFailure } from "./vite/route-failure.ts"

/** Modules that most screens load, as alternatives of a pattern; `/` is either separator. */
const shopModules = [
  "app/(?:ui|i18n)/",
  "app/shell/(?!start/)",
  "app/cart/(?!use-cart-refresh|wishlist/list-)",
  "app/catalogue/quick-view/",
  // Parts of the product block that other screens have too.
  "app/catalogue/product/(?:[a-z-]+/)?(?:card|product-(?:card|tile|links)|related|share|stock|video)",
  "app/orders/order-form/(?:[a-z-]+/)?(?:field|phone|order-sums|delivery-|trust|typed)",
  "core/search/fold-text",
  "core/(?!search/|cart/cart-refresh|catalogue/listing-pages|customers/contact-message)",
]

/** A pattern of script modules; styles are split by Vite as the screens import them.
 *  @param starts patterns of what a path begins with, with `/` as the separator */
const modules = (...starts: string[]) => new RegExp(`/(?:${starts.join("|")}).*\\.tsx?$`.replaceAll("/", "[\\\\/]"))

/** What every screen needs comes in few files instead of twenty: a weak network pays for each request. */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
    { name: "shop", test: modules(...shopModules), minShareCount: 3, priority: 2 },
    // The cart and the checkout order without the product block.
    { name: "order", test: modules("app/orders/order-form/"), minShareCount: 2, priority: 1 },
    { name: "product", test: modules("app/catalogue/product/"), minShareCount: 2, priority: 1 },
  ],
}

/** A build for the server has its packages in it: to find and load them one by one takes a start a tenth of a second. React
 *  chooses between its two forms by the variable, while it runs; a build has the one that is taken. */
const withPackages = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}

export default defineConfig(({ command }) => ({
  plugins: [cssModules(), reactRouter(), messagesByScreen(), inlineScripts(), routeFailure()],
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
