import { defineConfig } from "vite"
import { cssModules, cssOptions, inlineNames } from "./vite/css-modules.ts"
import { filesOfPages, islandBuild, islandsBase } from "./vite/islands.ts"

/** The storefront's scripts: what hydrates islands, a file for each island, and files of what they share. A server of their own
 *  serves them in development (server/dev.ts). */
export default defineConfig(({ command }) => ({
  base: command === "serve" ? islandsBase : "/",
  // Beside those of pages and of the console.
  cacheDir: "node_modules/.vite/islands",
  plugins: [cssModules(), filesOfPages(), islandBuild()],
  css: cssOptions,
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify(command === "serve" ? "development" : "production") },
  build: {
    outDir: "build/islands",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["app/islands/page-start.ts", "app/islands/mount.tsx"],
      preserveEntrySignatures: "allow-extension",
      optimization: inlineNames,
      output: {
        codeSplitting: {
          groups: [
            // What a page runs at rest, without React.
            { name: "page", test: /islands[\\/]page-start/, priority: 3 },
            // React, what hydrates islands, and the islands of most pages: one file, which compresses better than several.
            { name: "mount", tags: ["$initial"], priority: 2 },
            // What several of the other islands share.
            { name: "shared", minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
}))
