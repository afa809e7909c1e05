import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The server bundle is a function, not a process: server/ composes and starts it.
  environments: { ssr: { build: { rollupOptions: { input: "./app/storefront.server.ts" } } } },
})
