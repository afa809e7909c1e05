import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { leanRouter } from "./vite/lean-router.ts"
import { messagesByScreen } from "./vite/messages.ts"

/** Parts of the product block that other screens have too. */
const shared = "card|product-(card|tile|links)|related|share|stock|video|field|phone|order-sums|delivery|trust|typed"

/** What every screen needs comes in few files instead of twenty: a weak network pays for each request. */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
    {
      name: "shop",
      test: new RegExp(
        `[\\\\/](app[\\\\/](?!cart[\\\\/]use-cart-refresh|wishlist[\\\\/]list-)(ui|shell|layouts|i18n|cart|wishlist|compare|quick-view|(product|order-form)[\\\\/](${shared}))|core[\\\\/](?!search|fold|contact|cart-refresh|listing-pages))`,
      ),
      minShareCount: 3,
      priority: 2,
    },
    // The cart and the checkout order without the product block.
    { name: "order", test: /[\\/]app[\\/]order-form[\\/]/, minShareCount: 2, priority: 1 },
    { name: "product", test: /[\\/]app[\\/]product[\\/]/, minShareCount: 2, priority: 1 },
  ],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), messagesByScreen(), leanRouter()],
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ["react-toastify/unstyled"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // The server bundle is a function, not a process: server/ composes and starts it.
    ssr: { build: { rolldownOptions: { input: "./app/storefront.server.ts" } } },
  },
})
