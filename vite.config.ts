import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The server bundle is a function, not a process: server/ composes and starts it.
    rollupOptions: isSsrBuild ? { input: "./app/storefront.server.ts" } : undefined,
    assetsInlineLimit: 0,
  },
}))
