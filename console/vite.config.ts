import { defineConfig } from "vite"
import { compressed } from "../vite/built-files.ts"
import { cssModules, cssOptions, inlineNames } from "../vite/css-modules.ts"

type Styles = { walkDecls: (name: string, change: (declaration: { value: string }) => void) => void }

/** A merchant opens the console for hours: a typeface that comes late takes its place, where a shop's page keeps its fallback. */
const swappedTypefaces = {
  postcssPlugin: "swapped-typefaces",
  OnceExit: (styles: Styles) =>
    styles.walkDecls("font-display", (declaration) => {
      declaration.value = "swap"
    }),
}

/** The merchant's console: one page under `/admin`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  publicDir: false,
  plugins: [cssModules(), compressed({ waits: true })],
  css: { ...cssOptions, postcss: { plugins: [...cssOptions.postcss.plugins, swappedTypefaces] } },
  build: {
    outDir: "../build/console",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: inlineNames,
      output: {
        codeSplitting: {
          groups: [
            // Modules of every screen come as one file: it compresses better than thirty.
            // So do small parts of many screens, which would bring the editor of sections along if they were merged with it.
            {
              name: "start",
              test: /(?:console\/(?:console\.tsx|ui\/use-debounced\.ts)|core\/(?:random-id|own-path|pick|money|text\/slug|i18n\/(?:texts|shop-day)|catalogue\/product-type)\.ts)$/,
              priority: 1,
            },
            // Lists that are ordered by hand: merged with what many screens share, every screen would load them.
            { name: "drag", test: /\/(?:@dnd-kit\/|console\/ui\/(?:forms\/sortable|spoken-order)\.)/, priority: 1 },
            // Sections calculate with their limits as soon as they are loaded: beside parts that need them they came too early.
            { name: "sections", test: /\/core\/content\/sections\//, priority: 1 },
            // The declared fields with Zod, which the forms of products and settings need and the first page does not.
            {
              name: "fields",
              test: /\/(?:zod|core\/fields|core\/(?:catalogue\/product|content\/settings)-fields)[/.]/,
              priority: 1,
            },
            // Their parts for menus, which would come with the smallest field.
            {
              name: "section-parts",
              test: /\/console\/content\/sections\/(?:focus-section|section-(?:values|draft|link)|row-buttons|undo-removal)\./,
              priority: 1,
            },
            // Modules that some screens share, grouped by those screens, in files that are worth a request; grids and CSV
            // files apart, which few screens have.
            {
              name: "parts",
              test: /\/(?:console|core)\/(?!ui\/sheet\/|(?:read-)?csv\.ts)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_000,
            },
          ],
        },
      },
    },
  },
})
