import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { preprocessCSS, resolveConfig } from "vite"
import { cssOptions } from "./css-modules.ts"

const root = join(import.meta.dirname, "..")

/** Classes and names of a CSS Module. */
export type CssModule = {
  /** Its absolute path. */
  file: string
  /** The classes that it declares, by the names that components import. */
  exports: Record<string, string>
  /** The classes of other modules that it names with `:global(...)`. */
  foreign: string[]
}

/** @param folders of the project, such as `app`
 *  @returns the absolute paths of the CSS Modules in them */
export function cssModuleFiles(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".module.css"))
      .map((path) => join(root, folder, path)),
  )
}

/** Reads CSS Modules as the build does. */
export async function readCssModules(files: string[]): Promise<CssModule[]> {
  const config = await resolveConfig({ configFile: false, css: cssOptions, logLevel: "silent" }, "build")
  return Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file, "utf8")
      const { modules = {} } = await preprocessCSS(text, file, config)
      // Not keyframes and ids, which are declared as well.
      const classes = classesIn(text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, ""))
      const exports = Object.fromEntries(Object.entries(modules).filter(([, name]) => classes.includes(name)))
      const foreign = [...text.matchAll(/:global\(([^()]*)\)/g)].flatMap(([, selector = ""]) => classesIn(selector))
      return { file, exports, foreign: [...new Set(foreign)] }
    }),
  )
}

/** @returns the classes that a selector or a stylesheet without texts names, without their dots */
export function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name)
}
