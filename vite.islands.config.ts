import { defineConfig } from "vite"
import { cssModules, cssOptions, inlineNames } from "./vite/css-modules.ts"
import { islandBuild } from "./vite/islands.ts"

/** The storefront's scripts: what hydrates islands, a file for each island, and files of what they share. */
export default defineConfig({
  plugins: [cssModules(), islandBuild()],
  css: cssOptions,
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    outDir: "build/islands",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["app/islands/page-start.ts", "app/islands/mount.tsx"],
      preserveEntrySignatures: "exports-only",
      optimization: inlineNames,
      output: {
        codeSplitting: {
          groups: [
            // What a page runs at rest, without React.
            { name: "page", test: /islands[\\/]page-start/, priority: 3 },
            { name: "listing", test: /listing[\\/]listing-form/, priority: 3 },
            { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
            // What islands share comes in one file: a weak network pays for each request.
            { name: "shared", test: /[\\/](?:app|core)[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
