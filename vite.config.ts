import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { asciiScripts } from "./vite/ascii-scripts.ts"
import { compressed } from "./vite/built-files.ts"
import { cssModules, cssOptions } from "./vite/css-modules.ts"
import { inlineScripts } from "./vite/inline-script.ts"
import { islandFiles } from "./vite/islands.ts"

/** A build for the server has its packages in it: to find and load them one by one takes a start a tenth of a second. React
 *  chooses between its two forms by the variable, while it runs; a build has the one that is taken. */
const withPackages = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}

export default defineConfig(({ command }) => ({
  // Files for the browser are compressed while the server's build is made; React Router's buildEnd compresses what is added.
  plugins: [cssModules(), reactRouter(), islandFiles(), inlineScripts(), asciiScripts(), compressed({ waits: false })],
  css: cssOptions,
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ["react-toastify/unstyled"] },
  environments: {
    // The server bundle is a function, not a process: server/ composes and starts it.
    ssr: {
      ...(command === "build" && withPackages),
      build: { rolldownOptions: { input: "./app/storefront.server.ts" } },
    },
  },
}))
