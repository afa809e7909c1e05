import { join } from "node:path"
import { defineConfig } from "vite"

const core = `${join(import.meta.dirname, "../core")}/`

/** The merchant's console: one page under `/admin`, with packages of its own in `console/node_modules`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  publicDir: false,
  resolve: { alias: [{ find: /^#core\//, replacement: core }] },
  // The server puts a fresh one in its place for each answer (server/http/console-page.ts).
  html: { cspNonce: "NONCE-OF-THE-PAGE" },
  build: { outDir: "../build/console", emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
})
