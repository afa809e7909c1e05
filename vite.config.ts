import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

/** What every screen needs comes in two files instead of twenty: a weak network pays for each request. */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
    {
      name: "shop",
      test: /[\\/](app[\\/](ui|shell|layouts|i18n|cart|product|wishlist|compare|quick-view)|core)[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
  ],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ["react-toastify/unstyled"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // The server bundle is a function, not a process: server/ composes and starts it.
    ssr: { build: { rolldownOptions: { input: "./app/storefront.server.ts" } } },
  },
})
