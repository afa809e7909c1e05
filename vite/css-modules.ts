import { readFile } from "node:fs/promises"
import { type CSSOptions, type Plugin, preprocessCSS, type ResolvedConfig } from "vite"

/** A class keeps its name, so that HTML does not grow and a test can find it: `vite/css-modules.test.ts` fails when two modules
 *  declare the same one. `:global(.name)` names a class of another module; what is left of it is the name.
 *  @see docs/decisions/0041-css-modules.md */
export const cssOptions = {
  modules: { generateScopedName: "[local]", localsConvention: "camelCaseOnly" },
  postcss: {
    plugins: [
      {
        postcssPlugin: "global-names",
        // After the modules, which have to know them.
        OnceExit(root: { walkRules: (change: (rule: { selector: string }) => void) => void }) {
          root.walkRules((rule) => {
            rule.selector = rule.selector.replace(/:global\(([^()]*)\)/g, "$1")
          })
        },
      },
    ],
  },
} satisfies CSSOptions

/** Names are written where they are used, so that no table of them is sent. */
export const inlineNames = { inlineConst: { mode: "all", pass: 3 } } as const

const marker = "\0css-names:"

/** `import * as css from "./x.module.css"` brings the names of the module's classes, one export each. Its styles come with the
 *  stylesheet of the page, which imports it: there its place in the cascade is written down. */
export function cssModules(): Plugin {
  let config: ResolvedConfig
  return {
    name: "css-modules",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(source, importer) {
      if (!source.endsWith(".module.css") || !importer || !/\.tsx?$/.test(importer)) return undefined
      const found = await this.resolve(source, importer)
      return found && `${marker}${found.id}.js`
    },
    async load(id) {
      if (!id.startsWith(marker)) return undefined
      const file = id.slice(marker.length, -".js".length)
      this.addWatchFile(file)
      const { modules = {} } = await preprocessCSS(await readFile(file, "utf8"), file, config)
      return Object.entries(modules)
        .map(([name, scoped]) => `export const ${name} = ${JSON.stringify(scoped)}\n`)
        .join("")
    },
  }
}
